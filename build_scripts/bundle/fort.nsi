; The installer for Windows, for one user and without administrator rights; bundle/installer.py
; calls makensis with the values below and writes the three files that are included.
;   VERSION, NUMBERS: 1.0.0 and 1.0.0.0    ICON: fort.ico    OUT: the file to write
;   PARTS: the folder with words.nsh (our sentences), install.nsh and remove.nsh (the files)
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off ; two builds of one commit are to be the same
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Fort"
!define CLASSES "Software\Classes"
!define TYPE "io.fort_desktop.Fort.record"
Name "Fort"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Fort"
InstallDirRegKey HKCU "Software\Fort" "Folder"
RequestExecutionLevel user
BrandingText "Fort ${VERSION}"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Fort.exe"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GAMES_STAY)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!include "${PARTS}/words.nsh"
VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=1033 ProductName "Fort"
VIAddVersionKey /LANG=1033 FileDescription "Fort, a card game (unofficial fan program): setup"
VIAddVersionKey /LANG=1033 FileVersion "${VERSION}"
VIAddVersionKey /LANG=1033 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=1033 LegalCopyright "MIT licence"

; Windows lets nobody write to a program that runs. It would be half replaced, or half removed.
!macro WAIT_UNTIL_CLOSED PROGRAM
  ${While} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    ${If} ${Cmd} 'MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL'
      Abort
    ${EndIf}
  ${EndWhile}
!macroend

Section "Fort"
  SetShellVarContext current
  !insertmacro WAIT_UNTIL_CLOSED "Fort.exe"
  !insertmacro WAIT_UNTIL_CLOSED "fort-desktop.exe"
  ; An older version takes its own files away: it may have some that this one lacks.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  !include "${PARTS}/install.nsh"
  SetOutPath "$INSTDIR" ; where the shortcut starts the program
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Fort.lnk" "$INSTDIR\Fort.exe" "" "" "" "" "" "$(SUMMARY)"
  WriteRegStr HKCU "Software\Fort" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(GAME)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\Fort.exe,0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\Fort.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.fort" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\.fort" "Content Type" "application/x-fort-record"
  WriteRegStr HKCU "${CLASSES}\.fort\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Fort"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Fort.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Fort contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

; Games and settings lie elsewhere ($LOCALAPPDATA\fort-desktop), and only what was installed is
; removed: a game that somebody has put into this folder stays.
Section "Uninstall"
  SetShellVarContext current
  !insertmacro WAIT_UNTIL_CLOSED "Fort.exe"
  !insertmacro WAIT_UNTIL_CLOSED "fort-desktop.exe"
  !include "${PARTS}/remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; a folder in use cannot be removed
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Fort.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Fort"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegValue HKCU "${CLASSES}\.fort\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.fort\OpenWithProgids"
  ; Another program may have taken the type over.
  ReadRegStr $0 HKCU "${CLASSES}\.fort" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.fort" ""
    DeleteRegValue HKCU "${CLASSES}\.fort" "Content Type"
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\.fort"
  ${RefreshShellIcons}
SectionEnd

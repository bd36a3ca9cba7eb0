"""The texts about the program for operating systems and shops, in the languages of the game."""

NAMES = {"": "Fort", "ru": "Форт"}
"""The name of the game where its printed edition has one; all others use the first, English."""
GENERIC = {
    "": "Card game",
    "pl": "Gra karciana",
    "ru": "Карточная игра",
    "cs": "Karetní hra",
    "pt_BR": "Jogo de cartas",
}
COMMENTS = {
    "": "Recruit friends and build the best fort",
    "pl": "Zwerbuj przyjaciół i zbuduj najlepszy Fort",
    "ru": "Заводи друзей и строй лучший форт",
    "cs": "Lanař kamarády a postav nejlepší bunkr",
    "pt_BR": "Recrute amigos e construa o melhor Forte",
}
"""The summary, for menus and shops of programs."""
KEYWORDS = {
    "": "cards;deck;kids;",
    "pl": "karty;talia;dzieciaki;",
    "ru": "карты;колода;дети;",
    "cs": "karty;balíček;kamarádi;",
    "pt_BR": "cartas;baralho;crianças;",
}
STORY = {
    "": (
        "You are a kid: you recruit friends, collect pizza and toys, and build the best fort. On "
        "your turn you play one of your friends, and the others may follow. The friends you "
        "didn't play with wait in your Yard, where someone else can recruit them.",
        "For two to four players at one screen, or against computer players from easy to expert. "
        "Every game is saved move by move, and moves can be taken back.",
        "An unofficial fan program. It has nothing to do with Leder Games, who published the game "
        "in 2020. If you like the game, buy the real one.",
    ),
    "pl": (
        "Jesteś dzieciakiem: werbujesz przyjaciół, zbierasz pizzę i zabawki i budujesz najlepszy "
        "Fort. W każdej turze zagrywasz jednego z przyjaciół, a rywale mogą cię naśladować. "
        "Przyjaciele, na których nie przyszła kolej, czekają na twoim Podwórku, skąd może ich "
        "zwerbować ktoś inny.",
        "Dla dwóch do czterech osób przy jednym ekranie; za każdego może grać komputer, słabszy "
        "lub mocniejszy. Każda gra zapisuje się ruch po ruchu, a ruchy można cofać.",
        "Nieoficjalny program fanów. Nie ma nic wspólnego z Leder Games, wydawcą gry z 2020 roku; "
        "jeśli ci się spodoba, kup prawdziwą grę.",
    ),
    "ru": (
        "Ты ребёнок: заводишь друзей, собираешь пиццу и игрушки и строишь самый лучший форт. В "
        "свой ход ты играешь с одним из друзей, а соперники могут тебе подражать. Друзья, с "
        "которыми ты не играешь, ждут во дворе, и там их может переманить кто-то другой.",
        "От двух до четырёх игроков за одним экраном; за любого может играть компьютер, сильный "
        "или слабый. Каждая партия сохраняется ход за ходом, и ходы можно возвращать.",
        "Неофициальная фанатская программа. Она никак не связана с компанией Leder Games, которая "
        "выпустила игру в 2020 году. Понравится — купи настоящую.",
    ),
    "cs": (
        "Jsi dítě: lanaříš kamarády, sbíráš pizzu a hračky a stavíš nejlepší bunkr. V každém tahu "
        "zahraješ jednu kartu a soupeři tě můžou následovat. Kamarádi, na které se nedostalo, "
        "čekají na tvém dvorku, odkud si je může zlanařit někdo jiný.",
        "Pro dva až čtyři hráče u jedné obrazovky; za kohokoli může hrát počítač, silný nebo "
        "slabý. Každá hra se ukládá tah po tahu a tahy se dají vzít zpět.",
        "Neoficiální fanouškovský program. Nemá nic společného s vydavatelstvím Leder Games, které "
        "hru vydalo v roce 2020; jestli se ti hra líbí, kup si tu pravou.",
    ),
    "pt_BR": (
        "Você é uma criança: recruta amigos, junta pizza e brinquedos e constrói o melhor Forte. "
        "A cada turno você joga a carta de um amigo, e os rivais podem seguir a ação. Os amigos "
        "com quem você não brincou esperam no seu Quintal, e outra pessoa pode recrutá-los.",
        "Para duas a quatro pessoas na mesma tela ou contra o computador, do fácil ao mestre. Cada "
        "partida é salva jogada por jogada, e dá para desfazer jogadas.",
        "Um programa de fã não oficial. Não tem nenhuma relação com a Leder Games, que publicou o "
        "jogo em 2020; se você gostar, compre o original.",
    ),
}
"""The description, paragraph by paragraph."""
GAMES = {
    "": "Game of Fort",
    "pl": "Zapis gry Fort",
    "ru": "Партия в «Форт»",
    "cs": "Hra Fort",
    "pt_BR": "Partida de Fort",
}
"""What a .fort file is."""
RUNNING = {
    "": "Fort is still open. Close it and try again.",
    "pl": "Fort jest jeszcze otwarty. Zamknij go i spróbuj ponownie.",
    "ru": "«Форт» ещё открыт. Закрой его и попробуй снова.",
    "cs": "Fort je ještě otevřený. Zavři ho a zkus to znovu.",
    "pt_BR": "O Fort ainda está aberto. Feche-o e tente de novo.",
}
"""What the Windows installer says when it cannot replace the program."""
GAMES_STAY = {
    "": "Fort will be removed from this computer. Your games and settings stay where they are.",
    "pl": "Fort zostanie usunięty z tego komputera. Twoje gry i ustawienia pozostaną.",
    "ru": "«Форт» будет удалён с этого компьютера. Твои партии и настройки останутся.",
    "cs": "Fort bude z tohoto počítače odebrán. Tvoje hry a nastavení zůstanou.",
    "pt_BR": "O Fort será removido deste computador. Suas partidas e configurações continuam aqui.",
}
"""What the Windows uninstaller says before it starts."""

"""The table as a picture behind a sheet that lies over it."""

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.host.screen import Screen

_VEIL = 120


def behind(screen: Screen, below: Screen) -> None:
    """Lay a picture of another screen, as it is now, below all of this one, with a veil."""
    size, window = screen.scene.size, screen.window
    if below.window != window:
        below.resize(window)
    picture = pygame.Surface(window, depth=32)
    below.scene.damage_all()
    below.scene.draw(picture)
    if size != window:
        picture = pygame.transform.smoothscale(picture, size)
    veil = pygame.Surface(size, pygame.SRCALPHA, 32)
    veil.fill((*pal.EVENING, _VEIL))
    picture.blit(veil, (0, 0))
    screen.scene.root.add(Node(Box(0, 0, *size), picture, "table", static=True))

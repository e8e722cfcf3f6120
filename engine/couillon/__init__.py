"""The Couillon family."""

from engine.couillon.rules import Couillon

__all__ = ["Couillon"]

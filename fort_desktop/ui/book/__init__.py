"""The book of rules on the screen: its pages, its pictures, and its examples as films."""

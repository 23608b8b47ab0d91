"""The only door between the model and the views."""

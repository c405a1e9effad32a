"""What whoever runs a salon does with what is kept: looking through it, taking records out, erasing, copying."""

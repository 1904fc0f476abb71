import { X } from 'lucide-react';
import { IconButton, type IconButtonProps } from './icon-button.js';

/** Closes or dismisses the element around it or beside it. */
export const CloseButton = (props: Omit<IconButtonProps, 'children'>) => (
  <IconButton {...props}>
    <X />
  </IconButton>
);

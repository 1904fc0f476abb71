import { X } from 'lucide-react';
import { IconButton, type IconButtonProps } from './icon-button.js';

/** Takes away what it stands in, or what it stands beside. */
export const CloseButton = (props: Omit<IconButtonProps, 'children'>) => (
  <IconButton {...props}>
    <X />
  </IconButton>
);

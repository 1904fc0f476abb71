import { isValidElement, type Key, type ReactNode } from 'react';

/** Uses the card's own key, so that prepending cards does not remount the focused one. */
export const slotKey = (child: ReactNode, index: number): Key =>
  isValidElement(child) && child.key !== null ? child.key : index;

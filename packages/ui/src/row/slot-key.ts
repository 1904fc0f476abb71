import { isValidElement, type Key, type ReactNode } from 'react';

/** What a slot is known by: its card, so that a list which changes at its front moves nothing from under the focus. */
export const slotKey = (child: ReactNode, index: number): Key =>
  isValidElement(child) && child.key !== null ? child.key : index;

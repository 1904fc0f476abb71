import type { Menus } from '@footlight/contract';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';

/**
 * The menus that were loaded first; null before. A window that is resized gets the menus of another device, which would
 * replace a document that is being edited.
 */
export const useFirstMenus = (): Menus | null => {
  const { state } = useSite();
  const menus = useStore(state.realm, ({ menus: all }) => all);
  const [first, setFirst] = useState(menus);
  if (first === null && menus !== null) setFirst(menus);
  return first ?? menus;
};

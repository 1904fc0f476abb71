import { SHORTCUT_SHEET_KEY } from '@footlight/player/shortcuts';
import { useCallback, useState } from 'react';
import { LazyShortcutSheet } from './lazy-shortcut-sheet.js';
import { usePageKey } from '../navigation/use-page-key.js';

/** Opens the list of keyboard shortcuts on any page with a key. */
export const Shortcuts = () => {
  const [isOpen, setOpen] = useState(false);
  usePageKey(
    SHORTCUT_SHEET_KEY,
    useCallback(() => setOpen(true), []),
  );
  return isOpen && <LazyShortcutSheet onClose={() => setOpen(false)} />;
};

import { SHORTCUT_SHEET_KEY } from '@footlight/player/shortcuts';
import { Suspense, lazy, useCallback, useState } from 'react';
import { usePageKey } from './use-page-key.js';

const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.js')).ShortcutSheet }));

/** The list of all keyboard shortcuts, on every page at the press of a key. */
export const Shortcuts = () => {
  const [isOpen, setOpen] = useState(false);
  usePageKey(
    SHORTCUT_SHEET_KEY,
    useCallback(() => setOpen(true), []),
  );
  return (
    isOpen && (
      <Suspense>
        <ShortcutSheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
};

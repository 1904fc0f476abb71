import { lazyPart } from '../../app/lazy-part.js';
import { dialogNotFetched } from '../../app/not-fetched.js';

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.js')).ShortcutSheet);

/** All keyboard shortcuts, fetched when they are first asked for. */
export const LazyShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <ShortcutSheet of={{ onClose }} failed={dialogNotFetched(onClose)} />
);

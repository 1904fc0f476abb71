import { lazyPart } from '../../app/lazy-part.js';
import { dialogNotFetched } from '../../app/not-fetched.js';

const ShortcutSheet = lazyPart(async () => (await import('./shortcut-sheet.js')).ShortcutSheet);

/** Lazily loaded list of keyboard shortcuts. */
export const LazyShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <ShortcutSheet of={{ onClose }} failed={dialogNotFetched(onClose)} />
);

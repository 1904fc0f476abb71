import { latePart } from '../../app/late-part.js';
import { dialogNotFetched } from '../../app/not-fetched.js';

const ShortcutSheet = latePart(async () => (await import('./shortcut-sheet.js')).ShortcutSheet);

/** All keyboard shortcuts, fetched when they are first asked for. */
export const LateShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <ShortcutSheet of={{ onClose }} failed={dialogNotFetched(onClose)} />
);

export { isKey, type KeyName } from './keys.js';
export { MOST_KEYS_NAMED, SHORTCUT_GROUPS, SHORTCUT_LABELS, keySigns } from './shortcut-list.js';
export { SHORTCUT_SHEET_KEY, SHORTCUTS, type ShortcutName } from './shortcuts.js';

import { appearanceEntry } from '../controls/menus/appearance-entry.js';
import { delayEntry } from '../controls/menus/delay-entry.js';
import { FOLDED } from '../controls/menus/folded-entries.js';
import { qualityEntry } from '../controls/menus/quality-entry.js';
import type { SettingsEntry } from '../controls/menus/settings-entry.js';
import { shareEntry } from '../controls/menus/share-entry.js';
import { shortcutsEntry } from '../controls/menus/shortcuts-entry.js';
import { skipEntry } from '../controls/menus/skip-entry.js';
import { speedEntry } from '../controls/menus/speed-entry.js';

/** The entries of the settings menu before those of plugins, from top to bottom. */
export const SETTINGS: readonly SettingsEntry[] = [
  ...FOLDED,
  qualityEntry,
  speedEntry,
  appearanceEntry,
  delayEntry,
  skipEntry,
];

/** Those after them. */
export const LAST_SETTINGS: readonly SettingsEntry[] = [shareEntry, shortcutsEntry];

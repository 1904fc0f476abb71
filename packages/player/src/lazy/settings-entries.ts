import { appearanceEntry } from '../controls/menus/appearance-entry.js';
import { delayEntry } from '../controls/menus/delay-entry.js';
import { FOLDED } from '../controls/menus/folded-entries.js';
import { qualityEntry } from '../controls/menus/quality-entry.js';
import type { SettingsEntry } from '../controls/menus/settings-entry.js';
import { shareEntry } from '../controls/menus/share-entry.js';
import { shortcutsEntry } from '../controls/menus/shortcuts-entry.js';
import { skipEntry } from '../controls/menus/skip-entry.js';
import { sleepEntry } from '../controls/menus/sleep-entry.js';
import { speedEntry } from '../controls/menus/speed-entry.js';
import { statisticsEntry } from '../controls/menus/statistics-entry.js';

/** The entries of the settings menu, from top to bottom. */
export const SETTINGS: readonly SettingsEntry[] = [
  ...FOLDED,
  qualityEntry,
  speedEntry,
  appearanceEntry,
  delayEntry,
  skipEntry,
  sleepEntry,
  shareEntry,
  statisticsEntry,
  shortcutsEntry,
];

import { qualityEntry } from '../controls/quality-entry.js';
import type { SettingsEntry } from '../controls/settings-entry.js';
import { shareEntry } from '../controls/share-entry.js';
import { shortcutsEntry } from '../controls/shortcuts-entry.js';
import { skipEntry } from '../controls/skip-entry.js';
import { sleepEntry } from '../controls/sleep-entry.js';
import { speedEntry } from '../controls/speed-entry.js';
import { statisticsEntry } from '../controls/statistics-entry.js';

/** The rows of the settings menu, from the top. */
export const SETTINGS: readonly SettingsEntry[] = [
  qualityEntry,
  speedEntry,
  skipEntry,
  sleepEntry,
  shareEntry,
  statisticsEntry,
  shortcutsEntry,
];

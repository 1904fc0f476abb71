import { Keyboard } from 'lucide';
import type { SettingsEntry } from './settings-entry.js';

/** Telephones and tablets, which have no keyboard of their own. */
const isTouchOnly = (): boolean =>
  matchMedia('(any-pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches;

/** Shows all keys; of no use where no key can be pressed. */
export const shortcutsEntry: SettingsEntry = {
  name: 'shortcuts',
  row: ({ t, hasKeys }) =>
    hasKeys && !isTouchOnly() ? { icon: Keyboard, label: t('playerShortcuts') } : null,
  choose: ({ controls }) => controls.set({ openPanel: 'shortcuts' }),
};

import { Keyboard } from 'lucide';
import type { SettingsEntry } from './settings-entry.js';

/** Whether the device has touch input only, like phones and tablets, which have no keyboard of their own. */
const isTouchOnly = (): boolean =>
  matchMedia('(any-pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches;

/** Opens the list of keyboard shortcuts; hidden on devices without a keyboard. */
export const shortcutsEntry: SettingsEntry = {
  name: 'shortcuts',
  row: ({ t, hasKeys }) =>
    hasKeys && !isTouchOnly() ? { icon: Keyboard, label: t('playerShortcuts') } : null,
  choose: ({ controls }) => controls.set({ openPanel: 'shortcuts' }),
};

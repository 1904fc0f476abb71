import { Share2 } from 'lucide';
import type { SettingsEntry } from './settings-entry.js';

export const shareEntry: SettingsEntry = {
  name: 'share',
  row: ({ t }) => ({ icon: Share2, label: t('playerShare') }),
  choose: ({ controls }) => controls.set({ openPanel: 'share' }),
};

import { CaseSensitive } from 'lucide';
import type { SettingsEntry } from './settings-entry.js';

/** Appearance of subtitles; hidden for videos without subtitles. */
export const appearanceEntry: SettingsEntry = {
  name: 'appearance',
  row({ player, t }) {
    const { subtitles, captionAppearance } = player.store.get();
    if (subtitles.length === 0) return null;
    const isOwn = Object.keys(captionAppearance).length > 0;
    return {
      icon: CaseSensitive,
      label: t('playerAppearance'),
      value: t(isOwn ? 'playerAppearanceOwn' : 'playerAppearanceUsual'),
    };
  },
  choose: ({ controls }) => controls.set({ openPanel: 'appearance' }),
};

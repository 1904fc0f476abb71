import type { PlayerLabelKey } from '@footlight/i18n';
import { FastForward } from 'lucide';
import type { PlayerState } from '../../store/player-state.js';
import { command } from '../command.js';
import type { SettingsEntry } from './settings-entry.js';

const WORDS = {
  ask: 'playerSkipAsk',
  auto: 'playerSkipAuto',
  never: 'playerSkipNever',
} as const satisfies Record<PlayerState['skipSetting'], PlayerLabelKey>;

const SETTINGS = ['ask', 'auto', 'never'] as const;

/** Behaviour at intros, recaps and credits; hidden for videos without them. */
export const skipEntry: SettingsEntry = {
  name: 'skip',
  row({ player, t }) {
    const { skipMarkers, skipSetting } = player.store.get();
    if (skipMarkers.length === 0) return null;
    return { icon: FastForward, label: t('playerSkipSetting'), value: t(WORDS[skipSetting]) };
  },
  choices(context) {
    const { skipSetting } = context.player.store.get();
    return SETTINGS.map((setting) => ({
      id: setting,
      label: context.t(WORDS[setting]),
      checked: skipSetting === setting,
      choose: () => command(context, 'setPreferences', { skipSetting: setting }),
    }));
  },
};

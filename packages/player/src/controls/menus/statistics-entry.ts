import { Activity } from 'lucide';
import { command } from '../command.js';
import type { SettingsEntry } from './settings-entry.js';

/** Offered if the service enables statistics. */
export const statisticsEntry: SettingsEntry = {
  name: 'statistics',
  row({ t, player }) {
    const { statsEnabled, statistics } = player.store.get();
    if (!statsEnabled && !statistics) return null;
    return { icon: Activity, label: t('playerStatistics'), value: t(statistics ? 'playerOn' : 'playerOff') };
  },
  choose: (context) => command(context, 'setStatistics', { on: !context.player.store.get().statistics }),
};

import { Activity } from 'lucide';
import type { PlayerPlugin } from '../plugins/player-plugin.js';

/** The switch for statistics over the picture, offered if the service enables them. */
export const statistics: PlayerPlugin = {
  name: 'statistics',
  start(player) {
    player.addSetting({
      row({ t }) {
        const { statsEnabled, statistics: isOn } = player.state;
        if (!statsEnabled && !isOn) return null;
        return { icon: Activity, label: t('playerStatistics'), value: t(isOn ? 'playerOn' : 'playerOff') };
      },
      choose: () => void player.element.setStatistics(!player.state.statistics).catch(() => undefined),
    });
  },
};

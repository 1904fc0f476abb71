import { Gauge } from 'lucide';
import { command } from './command.js';
import type { PlayerContext } from './player-context.js';
import type { SettingsEntry } from './settings-entry.js';

const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const rateWords = ({ t, language }: PlayerContext, rate: number): string =>
  rate === 1
    ? t('playerSpeedNormal')
    : t('playerSpeedTimes', { rate: new Intl.NumberFormat(language).format(rate) });

/** How fast; a live stream has one speed. */
export const speedEntry: SettingsEntry = {
  name: 'speed',
  row(context) {
    const { live, playbackRate } = context.player.store.get();
    if (live !== null) return null;
    return { icon: Gauge, label: context.t('playerSpeed'), value: rateWords(context, playbackRate) };
  },
  choices(context) {
    const { playbackRate } = context.player.store.get();
    return RATES.map((rate) => ({
      id: String(rate),
      label: rateWords(context, rate),
      checked: playbackRate === rate,
      choose: () => command(context, 'setRate', { rate }),
    }));
  },
};

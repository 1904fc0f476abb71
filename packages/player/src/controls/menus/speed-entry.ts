import { numberFormat } from '@footlight/i18n';
import { speed } from '@footlight/player-contract';
import { Gauge } from 'lucide';
import { command } from '../command.js';
import type { PlayerContext } from '../player-context.js';
import type { SettingsEntry } from './settings-entry.js';

const RATES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** The speeds that the host page lists, if any of them is valid; otherwise the default ones. */
const ratesOf = ({ player }: PlayerContext): readonly number[] => {
  const named = (player.page.rates ?? '')
    .split(/[\s,]+/u)
    .map(Number)
    .filter((rate) => speed.accepts(rate));
  return named.length === 0 ? RATES : [...new Set(named)].toSorted((a, b) => a - b);
};

const rateLabel = ({ t, language }: PlayerContext, rate: number): string =>
  rate === 1
    ? t('playerSpeedNormal')
    : t('playerSpeedTimes', { rate: numberFormat(language, {}).format(rate) });

/** Playback speed; not available for live streams. */
export const speedEntry: SettingsEntry = {
  name: 'speed',
  row(context) {
    const { live, playbackRate } = context.player.store.get();
    if (live !== null) return null;
    return { icon: Gauge, label: context.t('playerSpeed'), value: rateLabel(context, playbackRate) };
  },
  choices(context) {
    const { playbackRate } = context.player.store.get();
    return ratesOf(context).map((rate) => ({
      id: String(rate),
      label: rateLabel(context, rate),
      checked: playbackRate === rate,
      choose: () => command(context, 'setRate', { rate }),
    }));
  },
};

import { numberFormat } from '@footlight/i18n';
import { SlidersHorizontal } from 'lucide';
import type { QualityChoice } from '../../store/player-state.js';
import { command } from '../command.js';
import type { PlayerContext } from '../player-context.js';
import type { SettingsEntry } from './settings-entry.js';

const pictures = ({ player }: PlayerContext) =>
  player.store
    .get()
    .qualities.filter(({ height, bandwidth }) => height > 0 || bandwidth > 0)
    .toSorted((a, b) => b.height - a.height || b.bandwidth - a.bandwidth);

const rateOf = ({ t, language }: PlayerContext, bandwidth: number): string =>
  t('playerMegabits', {
    rate: numberFormat(language, { maximumFractionDigits: 1 }).format(bandwidth / 1e6),
  });

/** A stream need not say how large its pictures are. */
const nameOf = (context: PlayerContext, { height, bandwidth }: QualityChoice): string =>
  height > 0 ? context.t('playerQualityHeight', { height }) : rateOf(context, bandwidth);

const automatic = ({ player, t }: PlayerContext): string => {
  const { activeQuality } = player.store.get();
  const height = activeQuality?.height ?? 0;
  return height === 0 ? t('playerQualityAuto') : t('playerQualityAutoAt', { height });
};

/** Quality: automatic, or fixed by the viewer. */
export const qualityEntry: SettingsEntry = {
  name: 'quality',
  row(context) {
    if (pictures(context).length < 2) return null;
    const { selectedQuality } = context.player.store.get();
    return {
      icon: SlidersHorizontal,
      label: context.t('playerQuality'),
      value: selectedQuality === null ? automatic(context) : nameOf(context, selectedQuality),
    };
  },
  choices(context) {
    const { selectedQuality } = context.player.store.get();
    return [
      {
        id: 'auto',
        label: automatic(context),
        checked: selectedQuality === null,
        choose: () => command(context, 'setQuality', { id: null }),
      },
      ...pictures(context).map((quality) => ({
        id: quality.id,
        label: nameOf(context, quality),
        note: quality.height > 0 && quality.bandwidth > 0 ? rateOf(context, quality.bandwidth) : undefined,
        checked: selectedQuality?.id === quality.id,
        choose: () => command(context, 'setQuality', { id: quality.id }),
      })),
    ];
  },
};

import { numberFormat } from '@footlight/i18n';
import { SlidersHorizontal } from 'lucide';
import { command } from '../command.js';
import type { PlayerContext } from '../player-context.js';
import type { SettingsEntry } from './settings-entry.js';

const pictures = ({ player }: PlayerContext) =>
  player.store
    .get()
    .qualities.filter(({ height }) => height > 0)
    .toSorted((a, b) => b.height - a.height || b.bandwidth - a.bandwidth);

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
      value:
        selectedQuality === null
          ? automatic(context)
          : context.t('playerQualityHeight', { height: selectedQuality.height }),
    };
  },
  choices(context) {
    const { t, player, language } = context;
    const { selectedQuality } = player.store.get();
    const megabits = numberFormat(language, { maximumFractionDigits: 1 });
    return [
      {
        id: 'auto',
        label: automatic(context),
        checked: selectedQuality === null,
        choose: () => command(context, 'setQuality', { id: null }),
      },
      ...pictures(context).map(({ id, height, bandwidth }) => ({
        id,
        label: t('playerQualityHeight', { height }),
        note: bandwidth > 0 ? t('playerMegabits', { rate: megabits.format(bandwidth / 1e6) }) : undefined,
        checked: selectedQuality?.id === id,
        choose: () => command(context, 'setQuality', { id }),
      })),
    ];
  },
};

import { numberFormat } from '@footlight/i18n';
import type { PlayerLabelKey } from '@footlight/i18n';
import { readStats } from '../../commands/playback-stats.js';
import type { PlayerContext } from '../player-context.js';

/** One playback statistic. */
export interface Statistic {
  readonly label: PlayerLabelKey;
  readonly value: string;
}

const size = (width: number, height: number): string => `${String(width)}×${String(height)}`;

const joined = (...values: readonly (string | null | undefined)[]): string | null =>
  values.filter((value) => value !== null && value !== undefined && value !== '').join(' · ') || null;

/** All statistics that are currently known; unknown values are left out. */
export const readStatistics = ({ player, t, language }: PlayerContext): Statistic[] => {
  const state = player.store.get();
  const { activeQuality } = state;
  const stats = readStats(player);
  const box = player.media.getBoundingClientRect();
  const count = numberFormat(language, {});
  const megabits = numberFormat(language, { maximumFractionDigits: 2 });
  const seconds = numberFormat(language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const rate = (bits: number) => t('playerMegabits', { rate: megabits.format(bits / 1e6) });

  const rows: readonly (readonly [label: PlayerLabelKey, value: string | null])[] = [
    ['playerStatVideo', joined(state.type, state.id)],
    [
      'playerStatPicture',
      stats.width === 0
        ? null
        : t('playerStatPictureIn', {
            picture: size(stats.width, stats.height),
            box: size(Math.round(box.width * devicePixelRatio), Math.round(box.height * devicePixelRatio)),
          }),
    ],
    [
      'playerStatRendition',
      activeQuality === null
        ? null
        : joined(
            activeQuality.height === 0 ? null : t('playerQualityHeight', { height: activeQuality.height }),
            rate(activeQuality.bandwidth),
          ),
    ],
    ['playerStatCodecs', stats.codecs],
    ['playerStatConnection', stats.connection === null ? null : rate(stats.connection)],
    ['playerStatBuffer', seconds.format(stats.buffer)],
    [
      'playerStatFrames',
      state.audioOnly
        ? null
        : t('playerStatFramesDropped', {
            dropped: count.format(stats.droppedFrames),
            total: count.format(stats.totalFrames),
          }),
    ],
    ['playerStatEngine', joined(state.engine, state.protocol)],
    ['playerStatBehind', stats.behindLive === null ? null : seconds.format(stats.behindLive)],
    ['playerStatSound', joined(state.selectedAudioTrack?.label, `${count.format(state.volume)} %`)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
};

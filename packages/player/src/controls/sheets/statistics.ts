import { numberFormat } from '@footlight/i18n';
import type { PlayerLabelKey } from '@footlight/i18n';
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
  const { store, media, engine } = player;
  const state = store.get();
  const { activeQuality, live } = state;
  const { connection, codecs } = engine?.statistics?.() ?? {};
  const box = media.getBoundingClientRect();
  const frames = media.getVideoPlaybackQuality();
  const count = numberFormat(language, {});
  const megabits = numberFormat(language, { maximumFractionDigits: 2 });
  const seconds = numberFormat(language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const rate = (bits: number) => t('playerMegabits', { rate: megabits.format(bits / 1e6) });
  const ahead =
    (state.buffered.find(({ start, end }) => start <= state.currentTime && state.currentTime <= end)?.end ??
      state.currentTime) - state.currentTime;

  const rows: readonly (readonly [label: PlayerLabelKey, value: string | null])[] = [
    ['playerStatVideo', joined(state.type, state.id)],
    [
      'playerStatPicture',
      media.videoWidth === 0
        ? null
        : t('playerStatPictureIn', {
            picture: size(media.videoWidth, media.videoHeight),
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
    ['playerStatCodecs', codecs ?? null],
    ['playerStatConnection', connection === undefined ? null : rate(connection)],
    ['playerStatBuffer', seconds.format(Math.max(0, ahead))],
    [
      'playerStatFrames',
      state.audioOnly
        ? null
        : t('playerStatFramesDropped', {
            dropped: count.format(frames.droppedVideoFrames),
            total: count.format(frames.totalVideoFrames),
          }),
    ],
    ['playerStatEngine', joined(state.engine, state.protocol)],
    ['playerStatBehind', live === null ? null : seconds.format(live.behindBy)],
    ['playerStatSound', joined(state.selectedAudioTrack?.label, `${count.format(state.volume)} %`)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
};

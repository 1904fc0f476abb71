import { numberFormat, type PlayerLabelKey, type Translate } from '@footlight/i18n';

/** Seconds by which one press moves subtitles. */
export const DELAY_STEP = 0.1;

/** A delay in words: “0.5 seconds later”. @param seconds negative for earlier */
export const delayLabel = (t: Translate<PlayerLabelKey>, language: string, seconds: number): string => {
  if (seconds === 0) return t('playerSubtitleDelayNone');
  const time = numberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 3,
  }).format(Math.abs(seconds));
  return t(seconds > 0 ? 'playerSubtitleDelayLater' : 'playerSubtitleDelayEarlier', { time });
};

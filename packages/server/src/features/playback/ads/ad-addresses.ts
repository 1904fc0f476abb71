import { MEDIA_ROOT } from '@footlight/packager';

/** Root of all advertisement addresses; they are built only in this file. */
export const ADS_ROOT = '/ads';
export const PAGE_STYLES = `${ADS_ROOT}/page.css`;

/** Events that players report for a linear advertisement, as named in VAST 4.2, section 3.14. */
export const LINEAR_EVENTS = [
  'creativeView',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
  'playerExpand',
  'playerCollapse',
] as const;

export const COUNTED_EVENTS = ['impression', 'click', 'error', ...LINEAR_EVENTS] as const;
export type CountedEvent = (typeof COUNTED_EVENTS)[number];

export const vastAddress = (token: string): string => `${ADS_ROOT}/vast/${token}`;

/** The VAST macros in square brackets are filled in by the player. */
export const counterAddress = (token: string, ad: string, event: CountedEvent): string =>
  `${ADS_ROOT}/count/${token}/${ad}/${event}?at=[ADPLAYHEAD]&once=[CACHEBUSTING]${
    event === 'error' ? '&code=[ERRORCODE]' : ''
  }`;

export const pageAddress = (ad: string): string => `${ADS_ROOT}/page/${ad}`;

export const filmAddress = (ad: string, file: string): string => `${MEDIA_ROOT}/ads/${ad}/${file}`;
export const stillAddress = (ad: string): string => filmAddress(ad, 'still.webp');

import type { AdOffset } from './ad-offset.js';
import type { AdUnit } from './player-ads.js';

/** The break of a schedule as the player places it; a break at the first frame is a pre-roll. */
export const unitAt = (offset: AdOffset): Pick<AdUnit, 'type' | 'offset' | 'share'> => {
  if (offset === 'end') return { type: 'POST_ROLL', offset: null };
  if (offset === 'start') return { type: 'PRE_ROLL', offset: null };
  if ('share' in offset) {
    if (offset.share === 0) return unitAt('start');
    return offset.share === 1 ? unitAt('end') : { type: 'MID_ROLL', offset: null, share: offset.share };
  }
  return offset.seconds <= 0 ? unitAt('start') : { type: 'MID_ROLL', offset: offset.seconds };
};

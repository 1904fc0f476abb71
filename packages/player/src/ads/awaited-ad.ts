import type { AdState } from '../store/player-state.js';

/** State of an advertisement before its document has loaded. */
export const AWAITED_AD: AdState = {
  phase: 'loading',
  placement: 'PRE_ROLL',
  index: 1,
  count: 1,
  title: '',
  advertiser: '',
  currentTime: 0,
  duration: null,
  skipAfter: null,
  hasPage: false,
  companions: [],
  inStream: false,
};

import type { PlayerFeature } from '../session/player-host.js';
import { heartbeat } from './heartbeat.js';
import { autoRetry } from './auto-retry.js';
import { findTrailer } from './find-trailer.js';
import { followEvent } from './follow-event.js';
import { keepLatency } from './keep-latency.js';
import { keepProgress } from './keep-progress.js';
import { renewAhead } from './renew-ahead.js';
import { streamBreaks } from './stream-breaks.js';

/** Features that keep a video playing and report on it to the service. */
export const sessionFeatures: readonly PlayerFeature[] = [
  heartbeat,
  autoRetry,
  findTrailer,
  followEvent,
  keepLatency,
  keepProgress,
  renewAhead,
  streamBreaks,
];

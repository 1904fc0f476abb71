import type { Cmcd as CmcdData, CmcdPlayerState } from '@svta/cml-cmcd';
import type { MediaEngine } from '../store/player-events.js';
import type { PlayerState } from '../store/player-state.js';
import type { CmcdElement } from './cmcd-options.js';

type Figure = (this: MediaEngine, type: string) => unknown;

const isFigure = (value: unknown): value is Figure => typeof value === 'function';

/** Of the connection, in kilobits per second; null before anything was measured. */
const throughputOf = (engine: MediaEngine | null): number | null => {
  if (engine === null) return null;
  const average: unknown = Reflect.get(engine, 'getAverageThroughput');
  const bits: unknown = Reflect.get(engine, 'bandwidthEstimate');
  const kilobits = isFigure(average) ? Number(average.call(engine, 'video')) : Number(bits) / 1000;
  return Number.isFinite(kilobits) && kilobits > 0 ? kilobits : null;
};

/** Milliseconds that can play without more data. */
export const bufferOf = ({ buffered, currentTime }: PlayerState): number => {
  const end = buffered.find((range) => range.start <= currentTime && currentTime <= range.end)?.end;
  return Math.max(0, (end ?? currentTime) - currentTime) * 1000;
};

/** What the standard calls the state of the player. */
export const playerStateOf = ({
  status,
  ended,
  seeking,
  paused,
  waiting,
  hasStarted,
  autoplayBlocked,
}: PlayerState): CmcdPlayerState => {
  if (status === 'failed') return 'f';
  if (status === 'idle') return 'q';
  if (status === 'upcoming') return 'w';
  if (ended) return 'e';
  if (!hasStarted) return (paused && status === 'ready') || autoplayBlocked ? 'd' : 's';
  if (seeking) return 'k';
  if (paused) return 'a';
  return waiting ? 'r' : 'p';
};

const FORMATS = { HLS: 'h', DASH: 'd' } as const;
const TYPES = { vod: 'v', live: 'l' } as const;

/** What is said of playback with every request and event. */
export const playbackData = (
  { state, engine }: Pick<CmcdElement, 'state' | 'engine'>,
  format: 'HLS' | 'DASH' | null,
): CmcdData => {
  const protocol = format ?? state.protocol;
  const throughput = throughputOf(engine);
  return {
    ...(protocol === null ? {} : { sf: FORMATS[protocol] }),
    ...(state.type === null ? {} : { st: TYPES[state.type] }),
    ...(throughput === null ? {} : { mtp: [throughput] }),
    ...(state.live === null ? {} : { ltc: Math.round(state.live.behindBy * 1000) }),
    ...(state.hasStarted ? { pt: Math.round(state.currentTime * 1000) } : {}),
    ...(document.hidden ? { bg: true } : {}),
    pr: state.paused ? 0 : state.playbackRate,
    // Without a video there is nothing to be told of.
    ...(state.status === 'idle' ? {} : { sta: playerStateOf(state) }),
  };
};

import { toCmcdValue, type Cmcd as CmcdData, type CmcdObjectType } from '@svta/cml-cmcd';
import type { MediaRequest } from '../media/network/network-options.js';
import type { PlayerState, QualityChoice } from '../store/player-state.js';
import { bufferOf } from './playback-data.js';

const TRACKS = { video: 'v', audio: 'a', muxed: 'av', text: 'tt' } as const;

/** What a number is about. */
const ABOUT = { video: { v: true }, audio: { a: true }, muxed: { av: true } } as const;

const objectTypeOf = ({ type, segment }: MediaRequest): CmcdObjectType => {
  if (type === 'manifest') return 'm';
  if (type === 'key') return 'k';
  if (type === 'text') return 'c';
  if (segment === null) return 'o';
  return segment.part === 'media' ? TRACKS[segment.track] : 'i';
};

const kilobits = (bits: number): number => bits / 1000;

const highestOf = (qualities: readonly QualityChoice[]): number =>
  Math.max(0, ...qualities.map(({ bandwidth }) => bandwidth));

/** A number of one kind of media. */
const of = (track: keyof typeof ABOUT, value: number) => [toCmcdValue(value, ABOUT[track])];

/** What is said of the requested part of the stream. */
export const requestData = (request: MediaRequest, state: PlayerState): CmcdData => {
  const { segment } = request;
  const ot = objectTypeOf(request);
  if (segment === null || segment.part !== 'media') return { ot };
  const duration = segment.duration === null ? {} : { d: segment.duration * 1000 };
  const { track } = segment;
  if (track === 'text') return { ot, ...duration };
  const buffer = bufferOf(state);
  const highest = track === 'audio' ? 0 : highestOf(state.qualities);
  return {
    ot,
    ...duration,
    bl: of(track, buffer),
    dl: buffer / (state.playbackRate || 1),
    ...(segment.bandwidth === null ? {} : { br: of(track, kilobits(segment.bandwidth)) }),
    ...(highest === 0 ? {} : { tb: of(track, kilobits(highest)) }),
  };
};

import type { EngineTracks, StreamTextTrack } from '../media/engine/engine.js';
import type { AudioTrackChoice } from '../store/player-state.js';
import type { CastMedia, CastTrack } from './cast-api.js';

const FILE = /^file-(\d+)$/u;
const STREAM = /^stream-(\d+)$/u;

/** The receiver's number of a text track of the player, by the player's id; null for none. */
export const textTrackId = (id: string | null): number | null => {
  const [, file] = FILE.exec(id ?? '') ?? [];
  if (file !== undefined) return Number(file) + 1;
  const [, stream] = STREAM.exec(id ?? '') ?? [];
  return stream === undefined ? null : Number(stream);
};

const labelOf = ({ name, language, trackId }: CastTrack): string => name || language || String(trackId);

const audioOf = (track: CastTrack): AudioTrackChoice => ({
  id: String(track.trackId),
  language: track.language ?? '',
  label: labelOf(track),
});

const textOf = (track: CastTrack): StreamTextTrack => ({
  id: String(track.trackId),
  language: track.language ?? '',
  label: labelOf(track),
  ...(track.subtype === 'CAPTIONS' ? { role: 'captions' as const } : {}),
});

/** What a receiver reports of its tracks. @param given how many text tracks it was given as files */
export const tracksOf = ({ media, activeTrackIds }: CastMedia, given: number): EngineTracks => {
  const tracks = media?.tracks ?? [];
  const audio = tracks.filter(({ type }) => type === 'AUDIO');
  // Without a choice it plays the first one.
  const active = audio.find(({ trackId }) => activeTrackIds?.includes(trackId)) ?? audio[0];
  return {
    audioTracks: audio.map(audioOf),
    selectedAudioTrack: active === undefined ? null : audioOf(active),
    textTracks: tracks.filter(({ type, trackId }) => type === 'TEXT' && trackId > given).map(textOf),
    qualities: [],
    selectedQuality: null,
    activeQuality: null,
  };
};

/** The numbers of all active tracks, with another choice of one kind. */
export const withTrack = (
  { media, activeTrackIds }: CastMedia,
  type: 'AUDIO' | 'TEXT',
  chosen: number | null,
  given: number,
): number[] => {
  const isOfType = (id: number): boolean =>
    media?.tracks?.some((track) => track.trackId === id && track.type === type) === true ||
    (type === 'TEXT' && id <= given);
  const others = (activeTrackIds ?? []).filter((id) => !isOfType(id));
  return chosen === null ? others : [...others, chosen];
};

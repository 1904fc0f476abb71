import { fetchPlain, keyOf, type Arriving } from './answers.js';
import { earlyPlaylists, EarlyResponses, fetchPlaylistEarly } from './early-responses.js';
import { chooseRenditions } from './first-rendition.js';
import { readMedia, segmentAt, type Piece } from './media-playlist.js';

const earlySegments = new EarlyResponses<Arriving>();

/** The response to an early request; undefined if there was none. @param signal ends the request */
export const takeSegmentEarly = (piece: Piece, signal: AbortSignal): Promise<Arriving> | undefined =>
  earlySegments.take(keyOf(piece), signal);

const fetchSegmentEarly = (piece: Piece): void =>
  earlySegments.fetch(keyOf(piece), (signal) => fetchPlain(piece, signal));

/** Requests the first segments of a rendition, behind its playlist. */
const fetchRenditionEarly = async (url: string, from: number | null): Promise<void> => {
  fetchPlaylistEarly(url);
  const answer = await earlyPlaylists.look(url);
  const playlist = answer === undefined ? null : readMedia(answer.body, answer.url);
  if (playlist === null) return;
  const first = from === null ? undefined : playlist.segments[segmentAt(playlist, from)];
  for (const piece of [playlist.init, first]) if (piece !== undefined) fetchSegmentEarly(piece);
};

/**
 * Requests what will most likely be played first, while the core is still loading.
 * @param url of the multivariant playlist, which has been requested early
 * @param from seconds from the start; null if that is not known yet
 */
export const fetchRenditionsEarly = async (
  url: string,
  media: HTMLVideoElement,
  from: number | null,
): Promise<void> => {
  const master = await earlyPlaylists.look(url);
  if (master === undefined) return;
  const preferred = { maxHeight: null, preferredAudioLanguage: null };
  const renditions = chooseRenditions(master, preferred, media);
  if (renditions === null) return;
  const { variant, audio } = renditions;
  const urls = audio === null ? [variant.url] : [variant.url, audio.url];
  await Promise.all(urls.map((address) => fetchRenditionEarly(address, from)));
};

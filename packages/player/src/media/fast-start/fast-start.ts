import type { EngineSource } from '../engine/engine.js';
import type { MediaNetwork } from '../network/network.js';
import type { MediaSegment } from '../network/network-options.js';
import { fetchText, createResponseCache, type Answer, type ResponseCache } from './answers.js';
import { rememberBandwidth } from './bandwidth-memory.js';
import { earlyPlaylists } from './early-responses.js';
import { chooseRenditions, typesOf, type Renditions } from './first-rendition.js';
import type { Beginning, HandedTrack, Handover } from './handover.js';
import { readMedia, segmentAt, type MediaPlaylist } from './media-playlist.js';
import { openMediaSource } from './open-media-source.js';
import { TrackFeed, type ClockShift, type Traffic } from './track-feed.js';

/** Seconds; the maximum that is loaded while the engine is downloading. */
const MOST_AHEAD = 20;
/**
 * Slack on top of a first segment's duration. If loading takes longer, its rendition is too large: hls.js selects anew.
 */
const SLACK_MS = 1000;
/** Shorter recordings would end before hls.js knows their end. */
const FEWEST_SEGMENTS_LEFT = 3;

export interface FastStartTask {
  readonly source: EngineSource;
  readonly media: HTMLVideoElement;
  /** Aborts when the video is unloaded. */
  readonly signal: AbortSignal;
  readonly network: MediaNetwork | null;
  /** The multivariant playlist, requested as soon as its address was known. */
  readonly master: Promise<Answer<string>>;
  /** Loads the engine once; called when the first segments have been requested, which its code would delay. */
  readonly engine: () => Promise<unknown>;
}

interface Chosen extends Renditions {
  readonly video: MediaPlaylist;
  readonly sound: MediaPlaylist | null;
}

/** Selects what to play first; null if this stream is not suitable for a fast start. @throws {Error} */
const choose = async (
  { source, media, signal, network, master }: FastStartTask,
  cache: ResponseCache,
): Promise<Chosen | null> => {
  const answer = await master;
  cache.keep({ url: source.url, range: null }, answer);
  const renditions = chooseRenditions(answer, source, media);
  if (renditions === null) return null;
  const { variant, audio } = renditions;

  const read = async (url: string): Promise<MediaPlaylist | null> => {
    const piece = { url, range: null };
    const early = network === null ? earlyPlaylists.take(url, signal) : undefined;
    const { body, url: from, ...times } = await (early ?? fetchText(piece, { signal, network }));
    cache.keep(piece, { body, url: from, ...times });
    return readMedia(body, from);
  };
  const [video, sound] = await Promise.all([read(variant.url), audio === null ? null : read(audio.url)]);
  const left = video?.segments.filter(({ start }) => start > (source.startAt ?? 0)).length ?? 0;
  if (video === null || (audio !== null && sound === null) || left < FEWEST_SEGMENTS_LEFT) return null;
  return { variant, audio, video, sound };
};

const tracksOf = (mediaSource: MediaSource, renditions: Renditions): readonly HandedTrack[] =>
  typesOf(renditions).map(({ type, codec, name }) => ({
    type: name,
    buffer: mediaSource.addSourceBuffer(type),
    container: `${name}/mp4`,
    codec,
  }));

/** Of a track, for the page; HLS has no bit rate for sound of its own. */
const renditionOf = (
  { variant, audio }: Chosen,
  leads: boolean,
): Pick<MediaSegment, 'track' | 'bandwidth'> => {
  if (!leads) return { track: 'audio', bandwidth: null };
  return {
    track: audio === null && variant.audioCodec !== null ? 'muxed' : 'video',
    bandwidth: variant.bandwidth,
  };
};

const clockShift = (signal: AbortSignal): ClockShift => {
  let report: ClockShift['report'] = () => undefined;
  const found = new Promise<number>((resolve, reject) => {
    report = resolve;
    signal.addEventListener('abort', () => reject(new Error('Feeding ended.')), { once: true });
  });
  found.catch(() => undefined);
  return { found, report };
};

/** Feeds all tracks, one segment each at a time, until the engine has loaded. @throws {Error} */
const feed = async (
  feeds: readonly TrackFeed[],
  { source: { startAt, metadataOnly }, media, engine }: FastStartTask,
  signal: AbortSignal,
): Promise<void> => {
  let isEngineHere = false;
  const arrive = (): void => void (isEngineHere = true);
  for (;;) {
    const fed = Promise.all(feeds.map((track) => track.feed(signal)));
    const arrival = engine().then(arrive, arrive);
    await fed;
    const ahead = (feeds[0]?.next?.start ?? Number.POSITIVE_INFINITY) - (startAt ?? 0);
    // Only one segment per track until playback starts (PLAY-12).
    if (ahead > (metadataOnly && media.paused ? 0 : MOST_AHEAD)) await arrival;
    if (isEngineHere) return;
  }
};

/** Stops feeding early if the viewer seeks away, or if the connection is too slow for the rendition. */
const watchForHaste = (
  { media, source, engine }: FastStartTask,
  { video }: Chosen,
  feeding: AbortController,
): void => {
  const { signal } = feeding;
  const first = video.segments[segmentAt(video, source.startAt ?? 0)];
  const seek = (): void => {
    const { currentTime: at, buffered } = media;
    const isStart = first !== undefined && at >= first.start && at < first.start + first.duration;
    const isThere = Array.from({ length: buffered.length }, (_, n) => n).some(
      (n) => buffered.start(n) <= at && at < buffered.end(n),
    );
    if (!isStart && !isThere) feeding.abort();
  };
  media.addEventListener('seeking', seek, { signal });
  const startTimer = (): void => {
    if (signal.aborted) return;
    const timer = setTimeout(() => feeding.abort(), (first?.duration ?? 0) * 1000 + SLACK_MS);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  engine().then(startTimer, startTimer);
};

/** Seeks to the start time of a recording, if it is not 0. */
const startFrom = (media: HTMLVideoElement, startAt: number | null, signal: AbortSignal): void => {
  if (startAt === null || startAt <= 0) return;
  media.addEventListener('loadedmetadata', () => (media.currentTime = startAt), { once: true, signal });
};

const bandwidthOf = ({ bytes, since }: Traffic, until: number): number | null =>
  since === null || until <= since ? null : (bytes * 8000) / (until - since);

/** Feeds a media source until hls.js can take it over; the handover is null if feeding failed. */
const begin = async (
  task: FastStartTask,
  chosen: Chosen,
  cache: ResponseCache,
): Promise<{ readonly handover: Handover | null; readonly bandwidth: number | null }> => {
  const { source, media, signal, network } = task;
  const { variant, audio, video, sound } = chosen;
  const mediaSource = await openMediaSource(media, signal);
  const tracks = tracksOf(mediaSource, chosen);
  mediaSource.duration = video.duration;
  const feeding = new AbortController();
  signal.addEventListener('abort', () => feeding.abort(), { signal: feeding.signal });
  const traffic: Traffic = { bytes: 0, since: null };
  const shift = clockShift(feeding.signal);
  const feeds = [video, sound].flatMap((playlist, at) => {
    const buffer = tracks[at]?.buffer;
    if (playlist === null || buffer === undefined) return [];
    return [
      new TrackFeed(buffer, playlist, source.startAt ?? 0, {
        cache,
        network,
        rendition: renditionOf(chosen, at === 0),
        traffic,
        shift,
        leads: at === 0,
      }),
    ];
  });
  // Registered first, because feeding may end before the media has its metadata.
  startFrom(media, source.startAt, signal);
  const fed = feed(feeds, task, feeding.signal);
  watchForHaste(task, chosen, feeding);
  // Data that arrived is played, whatever ended the feeding; only media that the decoder rejects makes the start fail.
  await fed.catch(() => undefined);
  const bandwidth = bandwidthOf(traffic, performance.now());
  feeding.abort();
  signal.throwIfAborted();
  if (mediaSource.readyState !== 'open' || media.error !== null) return { handover: null, bandwidth };
  for (const { buffer } of tracks) {
    buffer.abort();
    buffer.timestampOffset = 0;
  }
  const handover = { mediaSource, tracks, variantUrl: variant.url, audio, startAt: source.startAt ?? 0 };
  return { handover, bandwidth };
};

/**
 * Plays the first seconds of a recording while hls.js is loading, and returns the state for hls.js to continue from. It
 * rejects only if the signal aborts: after any other problem, hls.js starts from the beginning.
 */
export const startFast = async (task: FastStartTask): Promise<Beginning> => {
  const cache = createResponseCache();
  try {
    const chosen = await choose(task, cache);
    if (chosen === null) return { handover: null, cache, bandwidth: null };
    const result = await begin(task, chosen, cache);
    if (result.bandwidth !== null) rememberBandwidth(result.bandwidth);
    return { ...result, cache };
  } catch {
    task.signal.throwIfAborted();
    return { handover: null, cache, bandwidth: null };
  }
};

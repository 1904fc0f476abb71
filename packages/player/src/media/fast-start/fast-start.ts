import type { EngineSource } from '../engine/engine.js';
import { askText, createKeptAnswers, type Answer, type KeptAnswers } from './answers.js';
import { rememberBandwidth, rememberedBandwidth } from './bandwidth-memory.js';
import { chooseAudio, chooseVariant } from './first-rendition.js';
import type { Beginning, HandedTrack, Handover } from './handover.js';
import { readMaster, type AudioRendition, type Variant } from './master-playlist.js';
import { readMedia, type MediaPlaylist } from './media-playlist.js';
import { openMediaSource } from './open-media-source.js';
import { TrackFeed, type ClockShift, type Traffic } from './track-feed.js';

/** Seconds; what is fetched at most while the engine's code is on its way. */
const MOST_AHEAD = 20;
/** A first segment that takes longer than it plays is of too good a rendition: hls.js chooses anew. */
const SLACK_MS = 1000;
/** Shorter recordings would end before hls.js has learnt where they end. */
const FEWEST_SEGMENTS_LEFT = 3;

export interface FastStartTask {
  readonly source: EngineSource;
  readonly media: HTMLVideoElement;
  /** Aborts when the video is left. */
  readonly signal: AbortSignal;
  /** The multivariant playlist, asked for as soon as its address was known. */
  readonly master: Promise<Answer<string>>;
  /** Fulfils when the engine's code is here. */
  readonly engine: Promise<unknown>;
}

interface Chosen {
  readonly variant: Variant;
  readonly audio: AudioRendition | null;
  readonly video: MediaPlaylist;
  readonly sound: MediaPlaylist | null;
}

/** What is to be played first; null where this stream is not one to start fast. @throws {Error} */
const choose = async (
  { source, media, signal, master }: FastStartTask,
  kept: KeptAnswers,
): Promise<Chosen | null> => {
  const answer = await master;
  kept.keep({ url: source.url, range: null }, answer);
  const playlist = readMaster(answer.body, answer.url);
  if (playlist === null) return null;
  const { maxHeight, preferredAudioLanguage } = source;
  const variant = chooseVariant(playlist.variants, {
    width: media.clientWidth * devicePixelRatio,
    height: media.clientHeight * devicePixelRatio,
    maxHeight,
    bandwidth: rememberedBandwidth(),
  });
  if (variant === null) return null;
  const audio = variant.audioGroup === null ? null : chooseAudio(playlist, variant, preferredAudioLanguage);
  if (!typesOf(variant, audio).every(({ type }) => MediaSource.isTypeSupported(type))) return null;

  const read = async (url: string): Promise<MediaPlaylist | null> => {
    const piece = { url, range: null };
    const { body, url: from, ...times } = await askText(piece, signal);
    kept.keep(piece, { body, url: from, ...times });
    return readMedia(body, from);
  };
  const [video, sound] = await Promise.all([read(variant.url), audio === null ? null : read(audio.url)]);
  const left = video?.segments.filter(({ start }) => start > (source.startAt ?? 0)).length ?? 0;
  if (video === null || (audio !== null && sound === null) || left < FEWEST_SEGMENTS_LEFT) return null;
  return { variant, audio, video, sound };
};

const typesOf = ({ videoCodec, audioCodec }: Variant, audio: AudioRendition | null) => [
  { type: `video/mp4;codecs=${videoCodec}`, codec: videoCodec, name: 'video' as const },
  ...(audio === null || audioCodec === null
    ? []
    : [{ type: `audio/mp4;codecs=${audioCodec}`, codec: audioCodec, name: 'audio' as const }]),
];

const tracksOf = (mediaSource: MediaSource, { variant, audio }: Chosen): readonly HandedTrack[] =>
  typesOf(variant, audio).map(({ type, codec, name }) => ({
    type: name,
    buffer: mediaSource.addSourceBuffer(type),
    container: `${name}/mp4`,
    codec,
  }));

const clockShift = (signal: AbortSignal): ClockShift => {
  let tell: ClockShift['tell'] = () => undefined;
  const found = new Promise<number>((resolve, reject) => {
    tell = resolve;
    signal.addEventListener('abort', () => reject(new Error('Feeding ended.')), { once: true });
  });
  found.catch(() => undefined);
  return { found, tell };
};

/** Feeds all tracks, a segment each at a time, until the engine is here. @throws {Error} */
const feed = async (
  feeds: readonly TrackFeed[],
  { source: { startAt, sparing }, media, engine }: FastStartTask,
  signal: AbortSignal,
): Promise<void> => {
  let isEngineHere = false;
  const arrive = (): void => void (isEngineHere = true);
  const arrival = engine.then(arrive, arrive);
  for (;;) {
    await Promise.all(feeds.map((track) => track.feed(signal)));
    const ahead = (feeds[0]?.next?.start ?? Number.POSITIVE_INFINITY) - (startAt ?? 0);
    // One segment a track until somebody plays (PLAY-12).
    if (ahead > (sparing && media.paused ? 0 : MOST_AHEAD)) await arrival;
    if (isEngineHere) return;
  }
};

/** Ends feeding early where the viewer goes elsewhere, or the line is slower than the rendition. */
const watchForHaste = (
  { media, source, engine }: FastStartTask,
  { video }: Chosen,
  feeding: AbortController,
): void => {
  const { signal } = feeding;
  const first = video.segments.findLast(({ start }) => start <= (source.startAt ?? 0));
  const seek = (): void => {
    const { currentTime: at, buffered } = media;
    const isStart = first !== undefined && at >= first.start && at < first.start + first.duration;
    const isThere = Array.from({ length: buffered.length }, (_, n) => n).some(
      (n) => buffered.start(n) <= at && at < buffered.end(n),
    );
    if (!isStart && !isThere) feeding.abort();
  };
  media.addEventListener('seeking', seek, { signal });
  const beginPatience = (): void => {
    if (signal.aborted) return;
    const patience = setTimeout(() => feeding.abort(), (first?.duration ?? 0) * 1000 + SLACK_MS);
    signal.addEventListener('abort', () => clearTimeout(patience), { once: true });
  };
  engine.then(beginPatience, beginPatience);
};

/** Where a recording begins elsewhere than at its start. */
const startFrom = (media: HTMLVideoElement, startAt: number | null, signal: AbortSignal): void => {
  if (startAt === null || startAt <= 0) return;
  media.addEventListener('loadedmetadata', () => (media.currentTime = startAt), { once: true, signal });
};

const bandwidthOf = ({ bytes, since }: Traffic, until: number): number | null =>
  since === null || until <= since ? null : (bytes * 8000) / (until - since);

/** Feeds a media source until hls.js may take it over; null where it broke. */
const begin = async (
  task: FastStartTask,
  chosen: Chosen,
  kept: KeptAnswers,
): Promise<{ readonly handover: Handover | null; readonly bandwidth: number | null }> => {
  const { source, media, signal } = task;
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
    return [new TrackFeed(buffer, playlist, source.startAt ?? 0, { kept, traffic, shift, leads: at === 0 })];
  });
  // Feeding may end before the media tells that it has metadata.
  startFrom(media, source.startAt, signal);
  watchForHaste(task, chosen, feeding);
  // What arrived plays, whatever ended it; only bytes that the decoder refuses are no beginning.
  await feed(feeds, task, feeding.signal).catch(() => undefined);
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
 * Plays the first seconds of a recording before hls.js is here, and says what hls.js is to go on from. It
 * fulfils in any case but the signal's: whatever is odd is left to hls.js, from the start.
 */
export const startFast = async (task: FastStartTask): Promise<Beginning> => {
  const kept = createKeptAnswers();
  try {
    const chosen = await choose(task, kept);
    if (chosen === null) return { handover: null, kept, bandwidth: null };
    const begun = await begin(task, chosen, kept);
    if (begun.bandwidth !== null) rememberBandwidth(begun.bandwidth);
    return { ...begun, kept };
  } catch {
    task.signal.throwIfAborted();
    return { handover: null, kept, bandwidth: null };
  }
};

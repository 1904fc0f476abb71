import type { CaptionFile } from '../captions/captions.js';
import type { EngineSource } from '../media/engine/engine.js';
import type { CastLoadRequest, CastSender, CastTrack } from './cast-api.js';

/** What is played, besides its stream. */
export interface CastVideo {
  readonly id: string | null;
  readonly title: string;
  /** Absolute address; null for none. */
  readonly poster: string | null;
  readonly live: boolean;
  readonly subtitles: readonly CaptionFile[];
}

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/x-mpegURL',
  mpd: 'application/dash+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
};

/** A receiver plays by type, not by address. @see https://developers.google.com/cast/docs/media */
export const contentTypeOf = ({ protocol, url }: Pick<EngineSource, 'protocol' | 'url'>): string => {
  if (protocol === 'HLS') return 'application/x-mpegURL';
  if (protocol === 'DASH') return 'application/dash+xml';
  const [, extension = ''] = /\.([a-z0-9]+)$/iu.exec(new URL(url).pathname) ?? [];
  return TYPES[extension.toLowerCase()] ?? 'video/mp4';
};

/** The first media playlist of a master playlist; null for a media playlist. */
const firstVariant = (text: string, url: string): string | null => {
  const lines = text.split(/\r?\n/u);
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'));
  const address =
    at === -1 ? undefined : lines.slice(at + 1).find((line) => line !== '' && !line.startsWith('#'));
  return address === undefined ? null : new URL(address, url).href;
};

/** Receivers take segments for MPEG-TS unless they are told otherwise. */
const hasFragments = async (url: string, signal: AbortSignal): Promise<boolean> => {
  const read = async (address: string): Promise<string> => (await fetch(address, { signal })).text();
  const text = await read(url);
  const variant = firstVariant(text, url);
  return (variant === null ? text : await read(variant)).includes('#EXT-X-MAP');
};

const trackOf = (
  { media }: CastSender,
  { language, label, url, role }: CaptionFile,
  index: number,
): CastTrack =>
  Object.assign(new media.Track(index + 1, 'TEXT'), {
    trackContentId: new URL(url, document.baseURI).href,
    trackContentType: 'text/vtt',
    subtype: role === 'captions' ? ('CAPTIONS' as const) : ('SUBTITLES' as const),
    name: label,
    language,
  });

/**
 * The request with which a receiver loads a video. It begins paused: the player then plays, as it would here.
 * @param url the address for the receiver
 */
export const loadRequestOf = async (
  sender: CastSender,
  source: EngineSource,
  video: CastVideo,
  url: string,
  signal: AbortSignal,
): Promise<CastLoadRequest> => {
  const { media } = sender;
  const info = new media.MediaInfo(url, contentTypeOf({ protocol: source.protocol, url }));
  info.contentUrl = url;
  info.streamType = video.live ? 'LIVE' : 'BUFFERED';
  info.metadata = Object.assign(new media.GenericMediaMetadata(), {
    title: video.title,
    images: video.poster === null ? [] : [{ url: video.poster }],
  });
  info.tracks = video.subtitles.map((file, index) => trackOf(sender, file, index));
  info.customData = { id: video.id };
  // Without the playlist nothing is said about its segments.
  if (source.protocol === 'HLS' && (await hasFragments(source.url, signal).catch(() => false)))
    Object.assign(info, { hlsSegmentFormat: 'fmp4', hlsVideoSegmentFormat: 'fmp4' });
  const request = new media.LoadRequest(info);
  request.autoplay = false;
  if (source.startAt !== null) request.currentTime = source.startAt;
  return request;
};

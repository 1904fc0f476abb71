import { LANGUAGE, SLUG, TRACK } from '../films/film-description.js';
import { ENCRYPTION_MODES, type EncryptionMode } from '../protection/content-keys.js';

/** Builds and parses all media addresses. */
export const MEDIA_ROOT = '/media';
export const SIGNED_ROOT = `${MEDIA_ROOT}/s`;
export const TIME_ADDRESS = `${MEDIA_ROOT}/time`;

const MASTER = 'master.m3u8';
const MANIFEST = 'manifest.mpd';

export type StreamFile =
  | { readonly is: 'master' }
  | { readonly is: 'manifest' }
  | { readonly is: 'playlist'; readonly track: string }
  | { readonly is: 'init'; readonly track: string }
  | { readonly is: 'segment'; readonly track: string; readonly number: number }
  /** A part of a segment, for streams with low latency. */
  | { readonly is: 'part'; readonly track: string; readonly number: number; readonly part: number }
  /** A segment identified by its decode time in ticks, for timelines with gaps. */
  | { readonly is: 'timed-segment'; readonly track: string; readonly time: number }
  | { readonly is: 'subtitles-playlist'; readonly language: string }
  | { readonly is: 'subtitles'; readonly language: string }
  | { readonly is: 'subtitles-segment'; readonly language: string; readonly number: number }
  | { readonly is: 'subtitles-init'; readonly language: string }
  | { readonly is: 'subtitles-fragment'; readonly language: string; readonly number: number };

/** The parsed path after `/media/s/`. */
export interface SignedPath {
  readonly token: string;
  /** Encryption mode; null if unencrypted. */
  readonly encryption: EncryptionMode | null;
  readonly kind: 'vod' | 'live';
  /** Film or channel. */
  readonly name: string;
  readonly file: StreamFile;
}

// Up to nine digits without leading zeros, so that each segment has exactly one address.
const NUMBER = '0|[1-9]\\d{0,8}';
const SIGNED = new RegExp(`^([^/]+)/(?:(${ENCRYPTION_MODES.join('|')})/)?(vod|live)/(${SLUG})/(.+)$`);
const PLAYLIST = new RegExp(`^(${TRACK})\\.m3u8$`);
const TRACK_FILE = new RegExp(`^(${TRACK})/(?:(init)\\.mp4|(${NUMBER})(?:\\.(\\d))?\\.m4s)$`);
// Fifteen digits cover more than a hundred years of ticks and are still exact as a number.
const TIMED_SEGMENT = new RegExp(`^(${TRACK})/t(0|[1-9]\\d{0,14})\\.m4s$`);
const SUBTITLES = new RegExp(
  `^subtitles/(${LANGUAGE})(?:\\.(m3u8|vtt)|/(init)\\.mp4|/(${NUMBER})\\.(vtt|m4s))$`,
);

const readFileName = (path: string): StreamFile | null => {
  if (path === MASTER) return { is: 'master' };
  if (path === MANIFEST) return { is: 'manifest' };
  const [, playlist] = PLAYLIST.exec(path) ?? [];
  if (playlist !== undefined) return { is: 'playlist', track: playlist };
  const [, track, init, segment, part] = TRACK_FILE.exec(path) ?? [];
  if (track !== undefined && init !== undefined) return { is: 'init', track };
  if (track !== undefined && segment !== undefined && part !== undefined)
    return { is: 'part', track, number: Number(segment), part: Number(part) };
  if (track !== undefined && segment !== undefined) return { is: 'segment', track, number: Number(segment) };
  const [, timed, time] = TIMED_SEGMENT.exec(path) ?? [];
  if (timed !== undefined) return { is: 'timed-segment', track: timed, time: Number(time) };
  const [, language, extension, begin, number, kind] = SUBTITLES.exec(path) ?? [];
  if (language === undefined) return null;
  if (begin !== undefined) return { is: 'subtitles-init', language };
  if (number !== undefined)
    return {
      is: kind === 'vtt' ? 'subtitles-segment' : 'subtitles-fragment',
      language,
      number: Number(number),
    };
  return { is: extension === 'vtt' ? 'subtitles' : 'subtitles-playlist', language };
};

/**
 * Parses a signed address; null if it is invalid. The restrictive patterns prevent the result from naming files outside
 * a film's description.
 */
export const readSignedPath = (path: string): SignedPath | null => {
  const [, token, mode, kind, name, rest] = SIGNED.exec(path) ?? [];
  if (token === undefined || name === undefined || rest === undefined) return null;
  const file = readFileName(rest);
  if (file === null) return null;
  const encryption = ENCRYPTION_MODES.find((known) => known === mode) ?? null;
  return { token, encryption, kind: kind === 'live' ? 'live' : 'vod', name, file };
};

/**
 * Adds the encryption mode to the folder of a token, so that a token of the unencrypted film does not give access to
 * the protected one, and vice versa.
 */
const inMode = (folder: string, encryption: EncryptionMode | null): string =>
  encryption === null ? folder : `${encryption}/${folder}`;

export const vodFolder = (film: string, encryption: EncryptionMode | null = null): string =>
  inMode(`vod/${film}`, encryption);
export const liveFolder = (channel: string, encryption: EncryptionMode | null = null): string =>
  inMode(`live/${channel}`, encryption);

/** The folder that a signed path is in. */
export const folderOf = ({ kind, name, encryption }: SignedPath): string =>
  kind === 'live' ? liveFolder(name, encryption) : vodFolder(name, encryption);

/** The addresses that a token gives access to; `query` is added to the manifests only. */
export const streamAddresses = (token: string, folder: string, query = '') => {
  const base = `${SIGNED_ROOT}/${token}/${folder}`;
  return {
    hls: `${base}/${MASTER}${query}`,
    dash: `${base}/${MANIFEST}${query}`,
    subtitles: (language: string): string => `${base}/subtitles/${language}.vtt`,
  };
};

const annotations = (film: string): string => `${MEDIA_ROOT}/annotations/${film}`;

export const chaptersAddress = (film: string, language: string): string =>
  `${annotations(film)}/chapters/${language}.vtt`;

export const thumbnailsAddress = (film: string): string => `${annotations(film)}/thumbnails.vtt`;

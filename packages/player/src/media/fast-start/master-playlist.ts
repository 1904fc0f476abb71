import { readAttributes } from './attribute-list.js';
import { readLines } from './playlist-lines.js';

/** One video rendition. */
export interface Variant {
  readonly url: string;
  /** Peak bits per second. */
  readonly bandwidth: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames per second; 0 if the playlist does not say. */
  readonly frameRate: number;
  /** Average bits per second. */
  readonly averageBandwidth: number;
  readonly videoCodec: string;
  /** Null if the stream has no audio. */
  readonly audioCodec: string | null;
  readonly audioGroup: string | null;
}

/** One separate audio rendition. */
export interface AudioRendition {
  readonly url: string;
  readonly group: string;
  readonly name: string;
  /** BCP 47 tag; empty if the playlist has none. */
  readonly language: string;
  readonly isDefault: boolean;
}

export interface MasterPlaylist {
  readonly variants: readonly Variant[];
  readonly audio: readonly AudioRendition[];
}

type Attributes = ReadonlyMap<string, string>;

/** Tags that do not affect how the first seconds are found and played. */
const HARMLESS: ReadonlySet<string> = new Set([
  'EXT-X-VERSION',
  'EXT-X-INDEPENDENT-SEGMENTS',
  'EXT-X-I-FRAME-STREAM-INF',
  'EXT-X-SESSION-DATA',
]);

/** Attributes of a variant, by which none is preferred or refused: hls.js handles all others. */
const KNOWN: ReadonlySet<string> = new Set([
  'AUDIO',
  'AVERAGE-BANDWIDTH',
  'BANDWIDTH',
  'CLOSED-CAPTIONS',
  'CODECS',
  'FRAME-RATE',
  'NAME',
  'PROGRAM-ID',
  'RESOLUTION',
  'STABLE-VARIANT-ID',
  'SUBTITLES',
]);

const isUnderstood = (attributes: Attributes): boolean =>
  [...attributes].every(
    ([name, value]) =>
      KNOWN.has(name) ||
      (name === 'VIDEO-RANGE' && value === 'SDR') ||
      (name === 'HDCP-LEVEL' && value === 'NONE'),
  );

const VIDEO_CODEC = /^(?:avc1|avc3|hvc1|hev1|av01|vp09)\./u;
const AUDIO_CODEC = /^(?:mp4a\.40\.|mp4a\.6B|mp4a\.69|ac-3|ec-3|opus|Opus|flac|fLaC)/u;

const variantOf = (attributes: Attributes, url: string): Variant | null => {
  const codecs = (attributes.get('CODECS') ?? '').split(',').map((codec) => codec.trim());
  const [width = NaN, height = NaN] = (attributes.get('RESOLUTION') ?? '').split('x').map(Number);
  const bandwidth = Number(attributes.get('BANDWIDTH'));
  const videoCodec = codecs.find((codec) => VIDEO_CODEC.test(codec));
  const audioCodec = codecs.find((codec) => AUDIO_CODEC.test(codec)) ?? null;
  const known = (videoCodec === undefined ? 0 : 1) + (audioCodec === null ? 0 : 1);
  if (videoCodec === undefined || known !== codecs.length) return null;
  if (!(bandwidth > 0) || !(width > 0) || !(height > 0) || !isUnderstood(attributes)) return null;
  const audioGroup = attributes.get('AUDIO') ?? null;
  const frameRate = Number(attributes.get('FRAME-RATE') ?? 0);
  const averageBandwidth = Number(attributes.get('AVERAGE-BANDWIDTH') ?? bandwidth);
  return {
    url,
    bandwidth,
    width,
    height,
    frameRate,
    averageBandwidth,
    videoCodec,
    audioCodec,
    audioGroup,
  };
};

/** Variants that differ only in their address are copies on other hosts, of which hls.js plays the first. */
const withoutCopies = (variants: readonly Variant[]): readonly Variant[] => {
  const keyOf = ({ bandwidth, width, height, frameRate, videoCodec, audioCodec }: Variant): string =>
    [bandwidth, width, height, frameRate, videoCodec, audioCodec].join(' ');
  return [
    ...new Map(variants.toReversed().map((variant) => [keyOf(variant), variant])).values(),
  ].toReversed();
};

const audioOf = (attributes: Attributes, base: string): AudioRendition | null => {
  const [address, group, name] = ['URI', 'GROUP-ID', 'NAME'].map((key) => attributes.get(key));
  if (address === undefined || group === undefined || name === undefined) return null;
  return {
    url: new URL(address, base).href,
    group,
    name,
    language: attributes.get('LANGUAGE') ?? '',
    isDefault: attributes.get('DEFAULT') === 'YES',
  };
};

/**
 * Parses a simple multivariant playlist: video with separate audio, or without audio. Returns null for anything that
 * this parser does not fully support; hls.js then handles the playlist instead.
 * @see RFC 8216, section 4.3.4
 */
export const readMaster = (text: string, base: string): MasterPlaylist | null => {
  const variants: Variant[] = [];
  const audio: AudioRendition[] = [];
  let pending: Attributes | null = null;
  for (const line of readLines(text) ?? []) {
    if (line.tag === null) {
      const variant = pending === null ? null : variantOf(pending, new URL(line.address, base).href);
      if (variant === null) return null;
      variants.push(variant);
      pending = null;
    } else if (pending !== null) {
      return null;
    } else if (line.tag === 'EXT-X-STREAM-INF') {
      pending = readAttributes(line.value);
      if (pending === null) return null;
    } else if (line.tag === 'EXT-X-MEDIA') {
      const attributes = readAttributes(line.value);
      const type = attributes?.get('TYPE');
      // Captions within the video are read by hls.js, in the segments that it loads itself.
      if (attributes === null || type === 'VIDEO' || type === 'CLOSED-CAPTIONS') return null;
      if (type !== 'AUDIO') continue;
      const rendition = audioOf(attributes, base);
      if (rendition === null) return null;
      audio.push(rendition);
    } else if (!HARMLESS.has(line.tag)) {
      return null;
    }
  }
  const hasSound = ({ audioCodec, audioGroup }: Variant) =>
    audioGroup === null ? audioCodec === null : audio.some(({ group }) => group === audioGroup);
  // hls.js prefers some kinds of codecs to others.
  const kinds = new Set(variants.map(({ videoCodec }) => videoCodec.slice(0, 4)));
  const isComplete = pending === null && kinds.size === 1 && variants.every(hasSound);
  return isComplete ? { variants: withoutCopies(variants), audio } : null;
};

import {
  FieldError,
  flag,
  listOf,
  number,
  optional,
  pattern,
  record,
  text,
  words,
  type Field,
} from '@footlight/player-contract';
import type { Neighbour } from '@footlight/domain';
import type { CaptionFile } from '../captions/captions.js';
import type { PlaylistItem } from '../core/playlist-item.js';
import { readFields } from '../store/read-fields.js';
import type { PlayerSettings } from '../core/player-settings.js';
import { readSettings } from '../source/source-extras.js';
import { address } from '../source/source-fields.js';
import { openingOfAddress, type Choices, type Opening } from './opening.js';
import { listedId } from './video-source.js';

/** More would be a catalogue, whose entries a page loads with a `loader`. */
const MOST_ITEMS = 1000;
const MOST_SUBTITLES = 100;

/** Seconds of the countdown before the next video starts: the default of a service. */
const COUNTDOWN_SECONDS = 8;

/** What to play of a list, and what is before and after it. */
export interface ListedVideo {
  readonly id: string;
  readonly title: string;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** @param startAt seconds from the start; null for that of the item */
  open(startAt: number | null, settings: PlayerSettings, choices: Choices): Opening;
}

const anyText = pattern(/^/u, 'text');
const seconds = number(0, Number.MAX_SAFE_INTEGER, 'seconds');
/** Settings that are read when their item is played. */
const later: Field<unknown> = { expected: 'an object', read: (value) => value };

const item = record({
  id: optional(text()),
  src: address,
  protocol: optional(words('hls', 'dash')),
  title: optional(anyText),
  description: optional(anyText),
  poster: optional(address),
  duration: optional(seconds),
  startAt: optional(seconds),
  subtitles: optional(
    listOf(
      record({
        src: address,
        srclang: text(),
        label: optional(anyText),
        kind: optional(words('subtitles', 'captions')),
        default: optional(flag),
      }),
      MOST_SUBTITLES,
    ),
  ),
  chapters: optional(address),
  thumbnails: optional(address),
  drm: optional(later),
  adTag: optional(later),
  adBreaks: optional(later),
  skipMarkers: optional(later),
});

const items = listOf(item, MOST_ITEMS);
const PROTOCOLS = { hls: 'HLS', dash: 'DASH' } as const;
type ReadItem = ReturnType<(typeof item)['read']>;

const requireDistinct = (ids: readonly string[]): void => {
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (repeated !== -1) throw new FieldError(`playlist[${String(repeated)}].id`, 'different from all others');
};

const neighbourOf = (listed: ReadItem | undefined, id: string): Neighbour | null =>
  listed === undefined
    ? null
    : {
        id,
        kind: 'vod',
        title: listed.title ?? '',
        thumbnailUrl: listed.poster ?? null,
        duration: listed.duration ?? null,
      };

const captionsOf = ({ subtitles = [] }: ReadItem): CaptionFile[] =>
  subtitles.map(({ src, srclang, label, kind, default: isDefault = false }): CaptionFile => ({
    url: src,
    language: srclang,
    label: label ?? srclang,
    isDefault,
    ...(kind === 'captions' ? { role: kind } : {}),
  }));

/**
 * Reads an item of a list.
 * @throws {PlayerError} INVALID_PARAMS with the missing or invalid field, of any item
 * @see docs/rules/playback.md PLAY-47
 */
export const readListed = (given: readonly PlaylistItem[], at: number): ListedVideo =>
  readFields(() => {
    const list = items.read(given, 'playlist');
    const ids = list.map((_item, position) => listedId(given, position));
    requireDistinct(ids);
    const listed = list[at];
    if (listed === undefined) throw new FieldError('playlist', 'a list of at least one video');
    const { src, title = '', description = '', poster, chapters = null, thumbnails = null } = listed;
    const protocol = listed.protocol === undefined ? null : PROTOCOLS[listed.protocol];
    const { drm = null, adTag = null, adBreaks = null, skipMarkers = null } = given[at] ?? {};
    const extras = readSettings({ drm, adTag, adBreaks, skipMarkers }, `playlist[${String(at)}].`);
    return {
      id: ids[at] ?? '',
      title,
      previous: neighbourOf(list[at - 1], ids[at - 1] ?? ''),
      next: neighbourOf(list[at + 1], ids[at + 1] ?? ''),
      open: (startAt, settings, choices) => ({
        ...openingOfAddress({ src, protocol }, startAt ?? listed.startAt ?? null, settings, choices, extras),
        subtitles: captionsOf(listed),
        annotations: { chapters, thumbnails },
        state: {
          title,
          description,
          thumb: poster ?? null,
          skipMarkers: extras.skipMarkers,
          countdownDuration: COUNTDOWN_SECONDS,
        },
      }),
    };
  });

import { createHash } from 'node:crypto';
import { listEntries, type ListEntry } from '@footlight/domain';
import type { CatalogueChannel } from '../../../catalogue/catalogue-pages.schemas.js';
import type { KnownOrigins } from '../../../catalogue/source-issues.js';
import { atLine, GuideFileError } from './guide-file-error.js';
import { slugOf } from './list-slug.js';
import { ListedStreams, type ListedStream } from './stream-address.js';

/** Channels of a list, in the shape of `channels.json`. */
export interface ListedChannels {
  readonly channels: readonly CatalogueChannel[];
  /** Titles of their groups by genre. */
  readonly genres: ReadonlyMap<string, string>;
  /** Entries that cannot be channels here, each with its line and the reason. */
  readonly leftOut: readonly string[];
}

export interface ListRules {
  /** For messages. */
  readonly name: string;
  readonly origins: KnownOrigins;
  readonly defaultLanguage: string;
  readonly isPicture: (address: string) => boolean;
}

const LONGEST_NAME = 200;
const MOST_CHANNELS = 20_000;

/** Ids of digits alone are usual for events, whose ids play in the same place. */
const idOf = ({ attributes, title, address }: ListEntry): string => {
  const id = slugOf(attributes.get('tvg-id') ?? '') || slugOf(title);
  if (id !== '' && !/^\d+$/u.test(id)) return id;
  return `tv-${id === '' ? createHash('sha256').update(address).digest('hex').slice(0, 12) : id}`;
};

const numberOf = ({ attributes }: ListEntry): number => {
  const number = Number(attributes.get('tvg-chno') ?? '');
  return number > 0 ? number : Number.POSITIVE_INFINITY;
};

const channelOf = (
  entry: ListEntry,
  { id, source }: { readonly id: string; readonly source: ListedStream },
  { defaultLanguage, isPicture }: ListRules,
): CatalogueChannel => {
  const { title, attributes, group } = entry;
  const [externalId, logo] = [attributes.get('tvg-id')?.trim() ?? '', attributes.get('tvg-logo') ?? ''];
  const genre = slugOf(group.split(';')[0] ?? '');
  return {
    id,
    name: { [defaultLanguage]: title.slice(0, LONGEST_NAME) },
    ...(genre === '' ? {} : { genre }),
    ...(externalId === '' || externalId.length > LONGEST_NAME ? {} : { externalId }),
    ...(logo !== '' && isPicture(logo) ? { logoAddress: logo } : {}),
    source,
  };
};

/**
 * Reads the channels of a list.
 * @param base address of the list, which its addresses may be relative to; undefined for a file
 * @throws {GuideFileError} for a stream of an origin that the realm file does not name, or too many channels
 */
export const listedChannels = (text: string, base: string | undefined, rules: ListRules): ListedChannels => {
  const entries = listEntries(text);
  if (entries.length > MOST_CHANNELS)
    throw new GuideFileError(rules.name, `${entries.length} channels`, `at most ${MOST_CHANNELS}`);
  const leftOut: string[] = [];
  const streams = new ListedStreams(rules.name, rules.origins);
  const genres = new Map<string, string>();
  const ids = new Map<string, number>();
  const channels = entries
    .toSorted((a, b) => numberOf(a) - numberOf(b) || a.line - b.line)
    .flatMap((entry): CatalogueChannel[] => {
      const { address, line, group } = entry;
      const source = streams.stream(address, `line ${line}`, base);
      if (source === null) return [];
      if (typeof source === 'string') {
        leftOut.push(`${atLine(rules.name, line)}: ${source}`);
        return [];
      }
      const id = idOf(entry);
      const count = (ids.get(id) ?? 0) + 1;
      ids.set(id, count);
      const channel = channelOf(entry, { id: count === 1 ? id : `${id}-${count}`, source }, rules);
      if (channel.genre !== undefined && !genres.has(channel.genre))
        genres.set(channel.genre, (group.split(';')[0] ?? '').trim().slice(0, LONGEST_NAME));
      return [channel];
    });
  streams.requireOrigins();
  return { channels, genres, leftOut };
};

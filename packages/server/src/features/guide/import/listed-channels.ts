import { createHash } from 'node:crypto';
import { foldText, listEntries, type ListEntry } from '@footlight/domain';
import type { CatalogueChannel } from '../../../catalogue/catalogue-pages.schemas.js';
import type { KnownOrigins } from '../../../catalogue/source-issues.js';
import { atLine, GuideFileError, quotedValue } from './guide-file-error.js';

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

const LONGEST_ID = 60;
const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 2_000;
const MOST_CHANNELS = 20_000;
const MOST_NAMED = 20;

const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_ID)
    .replaceAll(/^-+|-+$/gu, '');

/** Ids of digits alone are usual for events, whose ids play in the same place. */
const idOf = ({ attributes, title, address }: ListEntry): string => {
  const id = slugOf(attributes.get('tvg-id') ?? '') || slugOf(title);
  if (id !== '' && !/^\d+$/u.test(id)) return id;
  return `tv-${id === '' ? createHash('sha256').update(address).digest('hex').slice(0, 12) : id}`;
};

const protocolOf = ({ pathname }: URL): 'HLS' | 'DASH' | null => {
  if (/\.m3u8?$/iu.test(pathname)) return 'HLS';
  return /\.mpd$/iu.test(pathname) ? 'DASH' : null;
};

const numberOf = ({ attributes }: ListEntry): number => {
  const number = Number(attributes.get('tvg-chno') ?? '');
  return number > 0 ? number : Number.POSITIVE_INFINITY;
};

/** Why an entry cannot be a channel here; null for one that can. */
const unusable = (url: URL | null, address: string): string | null => {
  if (url === null || !/^https?:$/u.test(url.protocol))
    return `found ${quotedValue(address)}; allowed: an address of https or http`;
  if (protocolOf(url) === null)
    return `found ${quotedValue(url.pathname)}; allowed: HLS (.m3u8) or DASH (.mpd)`;
  return url.href.length > LONGEST_ADDRESS || url.username !== ''
    ? `found an address that is too long or has a password; allowed: ${LONGEST_ADDRESS} characters without one`
    : null;
};

const channelOf = (
  entry: ListEntry,
  { url, id, origin }: { readonly url: URL; readonly id: string; readonly origin: string },
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
    source: { origin, address: url.href, protocol: protocolOf(url) ?? 'HLS' },
  };
};

const unknownOrigins = (
  missing: ReadonlyMap<string, number>,
  { name, origins }: ListRules,
): GuideFileError => {
  const lines = [...missing]
    .slice(0, MOST_NAMED)
    .map(
      ([origin, line]) =>
        `  line ${line}: add "${slugOf(new URL(origin).host)}": { "origin": ${JSON.stringify(origin)} }`,
    );
  const known = Object.values(origins).map(({ origin }) => origin);
  return new GuideFileError(
    name,
    `${missing.size} origins that streamOrigins of the realm file does not name`,
    `${known.length === 0 ? 'none yet' : known.join(', ')}; to allow more:\n${lines.join('\n')}\n`,
  );
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
  const [leftOut, missing] = [[] as string[], new Map<string, number>()];
  const genres = new Map<string, string>();
  const ids = new Map<string, number>();
  const channels = entries
    .toSorted((a, b) => numberOf(a) - numberOf(b) || a.line - b.line)
    .flatMap((entry): CatalogueChannel[] => {
      const { address, line, group } = entry;
      const url = URL.canParse(address, base) ? new URL(address, base) : null;
      const reason = unusable(url, address);
      if (url === null || reason !== null) {
        leftOut.push(`${atLine(rules.name, line)}: ${reason ?? ''}`);
        return [];
      }
      url.hash = '';
      const origin = Object.entries(rules.origins).find(([, rule]) => rule.origin === url.origin)?.[0];
      if (origin === undefined) {
        if (!missing.has(url.origin)) missing.set(url.origin, line);
        return [];
      }
      const id = idOf(entry);
      const count = (ids.get(id) ?? 0) + 1;
      ids.set(id, count);
      const channel = channelOf(entry, { url, id: count === 1 ? id : `${id}-${count}`, origin }, rules);
      if (channel.genre !== undefined && !genres.has(channel.genre))
        genres.set(channel.genre, (group.split(';')[0] ?? '').trim().slice(0, LONGEST_NAME));
      return [channel];
    });
  if (missing.size > 0) throw unknownOrigins(missing, rules);
  return { channels, genres, leftOut };
};

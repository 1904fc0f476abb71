import { atLine } from '../../features/guide/import/guide-file-error.js';
import { isAddress } from '../../features/guide/import/guide-address.js';
import type { OpenedGuide } from '../../features/guide/import/guide-place.js';
import { slugOf } from '../../features/guide/import/list-slug.js';
import { ListedStreams } from '../../features/guide/import/stream-address.js';
import { isPictureName } from './list-pictures.js';
import { titleEntries } from './title-entries.js';
import type { TitleFacts } from './title-facts.js';
import type { ListContext, ReadList } from './read-list.js';
import { XmlElements, textIn, textsIn, type XmlElement } from './xml-elements.js';

const LONGEST_TEXT = 2_000;
const LONGEST_RATING = 8;

/** Items of RSS are within a channel, entries of Atom are not. */
const isItem = (name: string, depth: number): boolean =>
  (name === 'item' && depth === 3) || (name === 'entry' && depth === 2);

/** The elements of Media RSS of an item, also those that are within a group or within their content. */
const mediaIn = (item: XmlElement): readonly XmlElement[] =>
  item.children.flatMap((child) => [
    child,
    ...(child.name === 'media:group' || child.name === 'media:content' ? mediaIn(child) : []),
  ]);

/** Texts of HTML in descriptions are shown without its tags. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** Addresses of the item: those of streams before others. */
const addressesOf = (media: readonly XmlElement[]): readonly string[] => {
  const addresses = media
    .filter(({ name }) => name === 'media:content' || name === 'enclosure')
    .map(({ attributes }) => attributes['url'] ?? '')
    .filter((address) => address !== '');
  const isStream = (address: string): boolean => /\.(?:m3u8?|mpd)(?:[?#]|$)/iu.test(address);
  return addresses.toSorted((a, b) => Number(isStream(b)) - Number(isStream(a)));
};

/** The largest picture that can be requested. */
const pictureOf = (
  media: readonly XmlElement[],
  mayRequest: (address: string) => boolean,
): NonNullable<TitleFacts['pictures']> => {
  const widthOf = ({ attributes }: XmlElement): number => Number(attributes['width'] ?? 0) || 0;
  const [largest] = media
    .filter(({ name, attributes }) => name === 'media:thumbnail' && isAddress(attributes['url'] ?? ''))
    .toSorted((a, b) => widthOf(b) - widthOf(a));
  const from = largest?.attributes['url'] ?? '';
  return from !== '' && mayRequest(from) && isPictureName(from) ? [{ from, kind: 'original' }] : [];
};

const durationOf = (media: readonly XmlElement[]): number => {
  const seconds = media.map(({ attributes }) => Number(attributes['duration'] ?? NaN));
  return seconds.find((one) => one > 0) ?? 0;
};

const releasedAt = (item: XmlElement): string | null => {
  const date = new Date(textIn(item, 'pubDate', 'published', 'dc:date'));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

const idOf = (item: XmlElement, title: string): string => {
  const guid = textIn(item, 'guid', 'id');
  // Ids that are addresses would make long names; those of other kinds stay the same when a title changes.
  return (isAddress(guid) ? '' : slugOf(guid)) || slugOf(title);
};

type Facts = Omit<TitleFacts, 'collection' | 'place'>;

/** What an item says of a title, apart from its stream. */
const factsOf = (item: XmlElement, language: string): Facts => {
  const all: XmlElement = { ...item, children: mediaIn(item) };
  const title = textIn(all, 'media:title', 'title').slice(0, LONGEST_TEXT);
  const rating = textIn(all, 'media:rating').split('/').at(-1) ?? '';
  const released = releasedAt(item);
  return {
    id: idOf(item, title),
    texts: {
      [language]: { title, description: plain(textIn(all, 'media:description', 'description', 'summary')) },
    },
    genres: [...textsIn(all, 'media:category'), ...textsIn(item, 'category')],
    tags: textsIn(all, 'media:keywords').flatMap((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
    people: all.children
      .filter(
        ({ name, text, attributes }) =>
          name === 'media:credit' && text !== '' && attributes['role'] !== undefined,
      )
      .map(({ text, attributes }) => ({
        role: attributes['role'] === 'actor' ? 'cast' : (attributes['role'] ?? ''),
        name: text,
      })),
    members: {
      ...(rating === '' || rating.length > LONGEST_RATING ? {} : { ageRating: rating }),
      ...(released === null ? {} : { releasedAt: released }),
    },
  };
};

/**
 * Reads the items of a feed in Media RSS (MRSS) as videos that play their streams (ACCT-65).
 * @param place where the feed is, which its addresses may be relative to
 * @throws {GuideFileError} naming the line; or the origins that the realm file does not name
 * @see https://www.rssboard.org/media-rss
 */
export const readMediaRss = async (
  opened: OpenedGuide,
  place: string,
  context: ListContext,
): Promise<ReadList> => {
  const { name, text } = opened;
  const { defaultLanguage, streamOrigins } = context.realm;
  const streams = new ListedStreams(name, streamOrigins);
  const titles: TitleFacts[] = [];
  const notes: string[] = [];
  const base = isAddress(place) ? place : undefined;
  const reader = new XmlElements(name, isItem, (item) => {
    const media = mediaIn(item);
    const line = atLine(name, item.line);
    const facts = factsOf(item, defaultLanguage);
    const [address] = addressesOf(media);
    const source =
      address === undefined
        ? 'found no address of a stream'
        : streams.stream(address, `line ${item.line}`, base);
    if (facts.id === '') notes.push(`  left out: ${line}: neither a guid nor a title with letters or digits`);
    else if (typeof source === 'string') notes.push(`  left out: ${line}: ${source}`);
    else if (source !== null) {
      const duration = durationOf(media);
      const stream = { ...source, ...(duration === 0 ? {} : { duration }) };
      titles.push({
        ...facts,
        collection: 'vods',
        place: line,
        pictures: pictureOf(media, context.mayRequest),
        members: { ...facts.members, source: stream },
      });
    }
  });
  for await (const piece of text) reader.write(piece);
  reader.end();
  streams.requireOrigins();
  return {
    kind: `a feed of ${titles.length} videos`,
    ...(await titleEntries(titles, context)),
    collections: ['genres', 'tags', 'roles', 'vods'],
    isWhole: false,
    notes,
  };
};

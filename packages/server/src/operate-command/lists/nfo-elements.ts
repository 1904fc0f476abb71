import { XmlElements, textIn, textsIn, type XmlElement } from './xml-elements.js';
import type { TitleFacts, TitlePerson } from './title-facts.js';

/** Outermost elements of NFO files that are read. */
const ROOTS = new Set(['movie', 'tvshow', 'season', 'episodedetails']);

/** Files of several episodes may have several. */
const DECLARATION = /<\?xml\b[^<>]{0,200}\?>/gu;

const LONGEST_TEXT = 2_000;
const LONGEST_RATING = 8;
const MOST_PEOPLE = 30;

/**
 * The elements of an NFO file. Files of several episodes have several outermost elements, and an address may follow them.
 * @throws {GuideFileError} naming the line
 * @see https://kodi.wiki/view/NFO_files/Episodes
 */
export const nfoElements = (text: string, name: string): readonly XmlElement[] => {
  const found: XmlElement[] = [];
  const reader = new XmlElements(
    name,
    (element, depth) => depth === 2 && ROOTS.has(element),
    (element) => void found.push(element),
  );
  reader.write(`<nfo>${text.replaceAll(DECLARATION, '')}</nfo>`);
  reader.end();
  return found;
};

/** Texts of a title, an episode or a season; `title` is empty if it has none. */
export const nfoTexts = (
  element: XmlElement,
): { readonly title: string; readonly description: string; readonly tagline?: string } => {
  const tagline = textIn(element, 'tagline').slice(0, LONGEST_TEXT);
  return {
    title: textIn(element, 'title', 'originaltitle').slice(0, LONGEST_TEXT),
    description: textIn(element, 'plot', 'outline').slice(0, LONGEST_TEXT),
    ...(tagline === '' ? {} : { tagline }),
  };
};

/** `Rated PG-13` and `DE:12` name the same rating with words around it. */
const ratingOf = (element: XmlElement): string => {
  const rating = textIn(element, 'mpaa', 'certification')
    .replace(/^(?:rated\s+|[A-Za-z]{2}[:-](?=\w))/iu, '')
    .split(/\s/u)[0];
  return rating === undefined || rating.length > LONGEST_RATING ? '' : rating;
};

const externalIdOf = ({ children }: XmlElement): string => {
  const ids = children.filter(({ name, text }) => name === 'uniqueid' && text !== '');
  const chosen = ids.find(({ attributes }) => attributes['default'] === 'true') ?? ids[0];
  return chosen === undefined ? '' : `${chosen.attributes['type'] ?? 'id'}:${chosen.text}`.slice(0, 200);
};

const peopleOf = (element: XmlElement): readonly TitlePerson[] =>
  [
    ...textsIn(element, 'director').map((name) => ({ role: 'director', name })),
    ...textsIn(element, 'credits', 'writer').map((name) => ({ role: 'writer', name })),
    ...element.children
      .filter(({ name }) => name === 'actor')
      .map((actor) => ({ role: 'cast', name: textIn(actor, 'name') })),
  ]
    .filter(({ name }) => name !== '')
    .slice(0, MOST_PEOPLE);

const yearOf = (element: XmlElement): string =>
  /^\d{4}/u.exec(textIn(element, 'year', 'premiered', 'releasedate', 'aired'))?.[0] ?? '';

/** What a movie or a series says of itself, apart from its id and its films. */
export const nfoFacts = (
  element: XmlElement,
  language: string,
): Pick<TitleFacts, 'texts' | 'genres' | 'tags' | 'people' | 'members'> => {
  const [year, ageRating, externalId] = [yearOf(element), ratingOf(element), externalIdOf(element)];
  return {
    texts: { [language]: nfoTexts(element) },
    genres: textsIn(element, 'genre').flatMap((text) =>
      text
        .split(' / ')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    tags: textsIn(element, 'tag'),
    people: peopleOf(element),
    members: {
      ...(year === '' ? {} : { year }),
      ...(ageRating === '' ? {} : { ageRating }),
      ...(externalId === '' ? {} : { externalId }),
    },
  };
};

/** A whole number of an element, such as `season`; null if it has none. */
export const nfoNumber = (element: XmlElement, name: string): number | null => {
  const text = textIn(element, name);
  return /^\d{1,4}$/u.test(text) ? Number(text) : null;
};

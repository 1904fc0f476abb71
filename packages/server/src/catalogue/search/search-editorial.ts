import { searchWords } from '@footlight/domain';
import type { PartialCatalogue } from '../entries/collections.js';
import { partsOf, type SearchDocument } from './search-rows.js';

const FREE = { geoRule: null, access: 'GRANTED', facets: [] } as const;

/** Search documents of fighters (name and nickname) and news (title and summary) in every language. */
export const editorialDocuments = ({
  catalogue: { fighters, news },
  places,
}: PartialCatalogue): SearchDocument[] => [
  ...fighters.fighters.map(({ id, texts }): SearchDocument => {
    const each = Object.values(texts);
    return {
      ...FREE,
      kind: 'FIGHTER',
      id,
      grouped: 'FIGHTER',
      position: places('fighters', id),
      titles: [...new Set(each.map(({ name }) => searchWords(name).join(' ')))],
      // Names are not stemmed.
      heading: [
        ...each.flatMap(({ name }) => partsOf('A', name, null)),
        ...each.flatMap(({ nickname = '' }) => partsOf('B', nickname, null)),
      ],
      body: [],
    };
  }),
  ...news.items.map(({ id, texts }): SearchDocument => {
    const each = Object.entries(texts);
    return {
      ...FREE,
      kind: 'NEWS',
      id,
      grouped: 'NEWS',
      position: places('news', id),
      titles: [...new Set(each.map(([, { title }]) => searchWords(title).join(' ')))],
      heading: each.flatMap(([language, { title }]) => partsOf('A', title, language)),
      body: each.flatMap(([language, { summary }]) => partsOf('D', summary, language)),
    };
  }),
];

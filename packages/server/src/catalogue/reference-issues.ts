import type { FieldIssue } from '@footlight/contract';
import { isRouteName } from '@footlight/domain';
import { ALLOWED_ROUTES } from '../realm/allowed-routes.js';
import { at, unknownName } from './catalogue-issue-text.js';
import type { CatalogueButton, CatalogueRow } from './catalogue-pages.schemas.js';
import { contentPlaces } from './search/content-index.js';
import type { Catalogue } from './catalogue-files.js';
import { commerceIssues } from './commerce/commerce-issues.js';
import { editorialIssues } from './editorial-issues.js';
import { siteIssues } from './site-issues.js';
import { sourceIssues, timeIssues, type KnownOrigins } from './source-issues.js';

type Check = (catalogue: Catalogue, known: Known) => FieldIssue[];

interface Known {
  readonly content: ReadonlySet<string>;
  readonly licences: ReadonlySet<string>;
  readonly geoRules: ReadonlySet<string>;
  readonly defaultLanguage: string;
}

const twice: Check = (catalogue) => {
  const seen = new Set<string>();
  const rows = catalogue.sections.sections.flatMap(({ rows }) => rows.map(({ id }) => id));
  const buckets = [...rows, ...catalogue.sections.grids.map(({ id }) => id)];
  return [
    ...contentPlaces(catalogue),
    ...buckets.map((id) => [`BUCKET:${id}`, 'sections.json'] as const),
  ].flatMap(([key, field]) => {
    const again = seen.has(key);
    seen.add(key);
    return again ? [unknownName(field, key, 'an id that nothing else of its kind has')] : [];
  });
};

const creditIssues = (
  { role, person, name }: NonNullable<Catalogue['vods'][number]['credits']>[number],
  field: string,
  { words, people }: Catalogue,
): FieldIssue[] => [
  ...(Object.hasOwn(words.roles, role) ? [] : [unknownName(`${field}.role`, role, 'a role of words.json')]),
  ...(person === undefined || Object.hasOwn(people, person)
    ? []
    : [unknownName(`${field}.person`, person, 'a person of people.json')]),
  ...((person === undefined) === (name === undefined)
    ? [{ field, found: person === undefined ? 'neither' : 'both', allowed: 'either a person or a name' }]
    : []),
];

/** Checks the members that videos, events, series and playlists share. */
const shared: Check = (catalogue, { content, licences, geoRules }) => {
  const files = [
    ['vods.json', catalogue.vods],
    ['events.json', catalogue.events],
    ['series.json', catalogue.series],
    ['playlists.json', catalogue.playlists],
  ] as const;
  return files.flatMap(([file, entries]) =>
    entries.flatMap((entry, index): FieldIssue[] => {
      const issues: FieldIssue[] = [];
      const { geoRule, genre, trailer } = entry;
      if (geoRule !== undefined && !geoRules.has(geoRule)) {
        issues.push(unknownName(at(file, index, 'geoRule'), geoRule, 'the id of a rule of geo-rules.json'));
      }
      if (genre !== undefined && !Object.hasOwn(catalogue.words.genres, genre)) {
        issues.push(unknownName(at(file, index, 'genre'), genre, 'a genre of words.json'));
      }
      if (trailer !== undefined && !content.has(`VOD:${trailer}`)) {
        issues.push(unknownName(at(file, index, 'trailer'), trailer, 'the id of a video'));
      }
      if ((entry.access === 'licence') !== (entry.licences !== undefined)) {
        const found = JSON.stringify(entry.licences) ?? 'nothing';
        const allowed = 'licences with access “licence”, and only with it';
        issues.push({ field: at(file, index, 'licences'), found, allowed });
      }
      const unknown = (entry.licences ?? []).filter((id) => !licences.has(id));
      for (const id of unknown) {
        issues.push(unknownName(at(file, index, 'licences'), id, 'ids of licences.json'));
      }
      for (const [place, credit] of (entry.credits ?? []).entries())
        issues.push(...creditIssues(credit, at(file, index, 'credits', place), catalogue));
      return issues;
    }),
  );
};

const words: Check = (catalogue, { defaultLanguage }) => {
  const missing = (field: string, texts: Readonly<Record<string, unknown>>): FieldIssue[] =>
    texts[defaultLanguage] === undefined
      ? [{ field: `${field}.${defaultLanguage}`, found: 'nothing', allowed: 'words in the default language' }]
      : [];
  const files = [
    ['vods.json', catalogue.vods],
    ['events.json', catalogue.events],
    ['series.json', catalogue.series],
    ['playlists.json', catalogue.playlists],
  ] as const;
  return [
    ...files.flatMap(([file, entries]) =>
      entries.flatMap(({ texts }, index) => missing(at(file, index, 'texts'), texts)),
    ),
    ...catalogue.series.flatMap(({ seasons = [] }, index) =>
      seasons.flatMap(({ texts: own = {}, episodes }, season) => [
        ...(Object.keys(own).length === 0
          ? []
          : missing(at('series.json', index, 'seasons', season, 'texts'), own)),
        ...episodes.flatMap(({ texts }, episode) =>
          missing(at('series.json', index, 'seasons', season, 'episodes', episode, 'texts'), texts),
        ),
      ]),
    ),
    ...catalogue.events.flatMap(({ location }, index) =>
      location === undefined ? [] : missing(at('events.json', index, 'location'), location),
    ),
    ...Object.entries(catalogue.channels.formats).flatMap(([format, { description }]) =>
      missing(at('channels.json', 'formats', format, 'description'), description),
    ),
    ...Object.entries(catalogue.channels.formats).flatMap(([format, { programmes }]) =>
      programmes.flatMap(({ texts }, index) =>
        missing(at('channels.json', 'formats', format, 'programmes', index, 'texts'), texts),
      ),
    ),
    ...Object.entries(catalogue.channels.formats).flatMap(([format, { genre }]) =>
      genre === undefined ? [] : missing(at('channels.json', 'formats', format, 'genre'), genre),
    ),
    ...Object.entries(catalogue.channels.genres ?? {}).flatMap(([name, title]) =>
      missing(at('channels.json', 'genres', name), title),
    ),
    ...(['genres', 'roles', 'tags'] as const).flatMap((list) =>
      Object.entries(catalogue.words[list] ?? {}).flatMap(([name, word]) =>
        missing(at('words.json', list, name), word),
      ),
    ),
    ...Object.entries(catalogue.people).flatMap(([id, { name }]) =>
      missing(at('people.json', id, 'name'), name),
    ),
    ...missing('words.json.season', catalogue.words.season),
    ...missing('words.json.episode', catalogue.words.episode),
    ...catalogue.channels.channels.flatMap(({ name }, index) =>
      missing(at('channels.json', 'channels', index, 'name'), name),
    ),
    ...catalogue.sections.sections.flatMap(({ texts, rows }, index) => [
      ...missing(at('sections.json', 'sections', index, 'texts'), texts),
      ...rows.flatMap((row, place) =>
        missing(at('sections.json', 'sections', index, 'rows', place, 'texts'), row.texts),
      ),
    ]),
    ...catalogue.sections.grids.flatMap(({ texts }, index) =>
      missing(at('sections.json', 'grids', index, 'texts'), texts),
    ),
  ];
};

/** Checks what describes the titles of a row. */
const titlesIssues = (
  { source, titles }: CatalogueRow,
  field: string,
  { words }: Catalogue,
): readonly FieldIssue[] => [
  ...(titles !== undefined && source !== 'titles'
    ? [
        {
          field: `${field}.titles`,
          found: `titles of a row with the source ${JSON.stringify(source) ?? 'nothing'}`,
          allowed: 'titles with the source "titles" only',
        },
      ]
    : []),
  ...(titles?.words === undefined || titles.order === undefined || titles.order === 'mostWatched'
    ? []
    : [
        {
          field: `${field}.titles.order`,
          found: JSON.stringify(titles.order),
          allowed: '"mostWatched", or none: what a search finds is listed best first',
        },
      ]),
  ...(titles?.genre === undefined || Object.hasOwn(words.genres, titles.genre)
    ? []
    : [unknownName(`${field}.titles.genre`, titles.genre, 'a genre of words.json')]),
];

const lists: Check = (catalogue, { content }) => {
  const items = (field: string, references: readonly string[]): FieldIssue[] =>
    references
      .filter((reference) => !content.has(reference))
      .map((reference) => unknownName(field, reference, 'content of this catalogue'));
  const button = (field: string, value: CatalogueButton | undefined): FieldIssue[] =>
    value?.link.type === 'EVENT'
      ? items(field, [`${value.link.contentType}:${value.link.eventId}`])
      : value?.link.type === 'ROUTE' && !isRouteName(value.link.route)
        ? [unknownName(`${field}.link.route`, value.link.route, ALLOWED_ROUTES)]
        : [];
  return [
    ...catalogue.playlists.flatMap((playlist, index) =>
      items(
        at('playlists.json', index, 'items'),
        playlist.items.map((id) => `VOD:${id}`),
      ),
    ),
    ...catalogue.sections.grids.flatMap((grid, index) =>
      items(at('sections.json', 'grids', index, 'items'), grid.items),
    ),
    ...catalogue.sections.sections.flatMap((section, index) => [
      ...section.rows.flatMap((row, place) => {
        const field = at('sections.json', 'sections', index, 'rows', place);
        const filled = (row.source === undefined) === (row.items !== undefined);
        return [
          ...items(`${field}.items`, row.items ?? []),
          ...button(`${field}.display.primaryCallToAction`, row.display?.primaryCallToAction),
          ...button(`${field}.display.secondaryCallToAction`, row.display?.secondaryCallToAction),
          ...(filled ? [] : [{ field, found: 'both or neither', allowed: 'either a source or items' }]),
          ...titlesIssues(row, field, catalogue),
        ];
      }),
      ...(section.heroes ?? []).flatMap((hero, place) => {
        const field = at('sections.json', 'sections', index, 'heroes', place);
        return items(`${field}.item`, [hero.item]).concat(
          button(`${field}.primaryButton`, hero.primaryButton),
          button(`${field}.secondaryButton`, hero.secondaryButton),
        );
      }),
    ]),
  ];
};

const isGenre = ({ channels: { formats, genres = {} } }: Catalogue, name: string): boolean =>
  Object.hasOwn(genres, name) || (Object.hasOwn(formats, name) && formats[name]?.genre !== undefined);

const live: Check = (catalogue, { content }) => [
  ...catalogue.events.flatMap(({ channel }, index) =>
    channel === undefined || content.has(`CHANNEL:${channel}`)
      ? []
      : [unknownName(at('events.json', index, 'channel'), channel, 'the id of a channel')],
  ),
  ...catalogue.channels.channels.flatMap(({ event, format, genre }, index) => [
    ...(event === undefined || content.has(`LIVE_EVENT:${event}`)
      ? []
      : [unknownName(at('channels.json', 'channels', index, 'event'), event, 'the id of a live event')]),
    ...(format === undefined || Object.hasOwn(catalogue.channels.formats, format)
      ? []
      : [unknownName(at('channels.json', 'channels', index, 'format'), format, 'a format of the same file')]),
    ...(genre === undefined || isGenre(catalogue, genre)
      ? []
      : [unknownName(at('channels.json', 'channels', index, 'genre'), genre, 'a genre of the same file')]),
  ]),
];

const recordings: Check = ({ channels: { formats } }, { content }) =>
  Object.entries(formats).flatMap(([format, { programmes }]) =>
    programmes.flatMap(({ recording }, index) =>
      recording === undefined || content.has(`VOD:${recording.vod}`)
        ? []
        : [
            unknownName(
              at('channels.json', 'formats', format, 'programmes', index, 'recording.vod'),
              recording.vod,
              'the id of a video',
            ),
          ],
    ),
  );

const backwardMarkers = (
  { skipMarkers = [] }: Pick<Catalogue['vods'][number], 'skipMarkers'>,
  ...place: Parameters<typeof at>
) =>
  skipMarkers.flatMap(({ from, to }, index) =>
    to > from
      ? []
      : [
          {
            field: at(...place, 'skipMarkers', index, 'to'),
            found: String(to),
            allowed: `more than ${from}`,
          },
        ],
  );

const markers: Check = (catalogue) => [
  ...catalogue.vods.flatMap((vod, index) => backwardMarkers(vod, 'vods.json', index)),
  ...catalogue.series.flatMap(({ seasons = [] }, index) =>
    seasons.flatMap(({ episodes }, season) =>
      episodes.flatMap((episode, place) =>
        backwardMarkers(episode, 'series.json', index, 'seasons', season, 'episodes', place),
      ),
    ),
  ),
];

const CHECKS: readonly Check[] = [
  twice,
  shared,
  words,
  lists,
  live,
  recordings,
  markers,
  timeIssues,
  editorialIssues,
  commerceIssues,
  siteIssues,
];

/**
 * Checks that a schema cannot express: references exist, ids are unique, texts exist in the default language.
 * @param others content outside of the catalogue that it may refer to, such as `VOD:1001`
 */
export const referenceIssues = (
  catalogue: Catalogue,
  defaultLanguage: string,
  origins: KnownOrigins,
  others: readonly string[] = [],
): FieldIssue[] => {
  const known: Known = {
    content: new Set([...contentPlaces(catalogue).map(([key]) => key), ...others]),
    licences: new Set(catalogue.licences.map(({ id }) => id)),
    geoRules: new Set(catalogue.geoRules.map(({ id }) => id)),
    defaultLanguage,
  };
  return [...CHECKS.flatMap((check) => check(catalogue, known)), ...sourceIssues(catalogue, origins)];
};

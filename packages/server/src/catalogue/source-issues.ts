import type { FieldIssue } from '@footlight/contract';
import { durationMs } from '@footlight/domain';
import type { CatalogueSource } from './catalogue-content.schemas.js';
import { at, unknownName } from './catalogue-issue-text.js';
import type { Catalogue } from './catalogue-files.js';

/** Origins of streams by their names in the realm file. */
export type KnownOrigins = Readonly<Record<string, { readonly origin: string }>>;

const issuesOf = (source: CatalogueSource, field: string, origins: KnownOrigins): FieldIssue[] => {
  const rule = origins[source.origin];
  if (rule === undefined) {
    const names = Object.keys(origins);
    const allowed =
      names.length === 0
        ? 'a name of streamOrigins of the realm file, which holds none'
        : `a name of streamOrigins of the realm file: ${names.join(', ')}`;
    return [unknownName(`${field}.origin`, source.origin, allowed)];
  }
  const elsewhere = (name: string, address: string | undefined, allowedOrigins: readonly string[]) =>
    address === undefined || allowedOrigins.includes(new URL(address, rule.origin).origin)
      ? []
      : [unknownName(`${field}.${name}`, address, `an address of ${allowedOrigins.join(' or ')}`)];
  const all = Object.values(origins).map(({ origin }) => origin);
  return [
    ...elsewhere('address', source.address, [rule.origin]),
    // Pages may only connect to the origins in the realm file.
    ...elsewhere('drm.licenceAddress', source.drm?.licenceAddress, all),
    ...elsewhere('drm.certificateAddress', source.drm?.certificateAddress, all),
  ];
};

/** A channel with an event needs no stream of its own. */
const channelIssues = ({ channels: { channels } }: Catalogue, origins: KnownOrigins): FieldIssue[] =>
  channels.flatMap(({ film, source, event, catchUp }, index): FieldIssue[] => {
    const places = [film, source].filter((place) => place !== undefined).length;
    if (places === 2 || (places === 0 && event === undefined))
      return [
        {
          field: at('channels.json', 'channels', index),
          found: places === 2 ? 'both' : 'neither',
          allowed: 'either a film or a source, or an event',
        },
      ];
    if (source === undefined) return [];
    const ofSource = issuesOf(source, at('channels.json', 'channels', index, 'source'), origins);
    return catchUp === undefined || event !== undefined
      ? ofSource
      : [
          ...ofSource,
          {
            field: at('channels.json', 'channels', index, 'catchUp'),
            found: JSON.stringify(catchUp),
            allowed: 'none for a channel with a source, whose stream is not kept here',
          },
        ];
  });

interface PlacedEpisode {
  readonly episode: NonNullable<Catalogue['series'][number]['seasons']>[number]['episodes'][number];
  readonly place: string;
}

/** The episodes of a catalogue, and where they are in its files. */
const episodesOf = ({ series }: Catalogue): PlacedEpisode[] =>
  series.flatMap(({ seasons = [] }, index) =>
    seasons.flatMap(({ episodes }, season) =>
      episodes.map((episode, number) => ({
        episode,
        place: at('series.json', index, 'seasons', season, 'episodes', number),
      })),
    ),
  );

/** An episode without a stream has that of its series. */
const episodeSources = (catalogue: Catalogue, origins: KnownOrigins): FieldIssue[] =>
  episodesOf(catalogue).flatMap(({ episode: { film, source }, place }): FieldIssue[] => {
    if (source === undefined) return [];
    return film === undefined
      ? issuesOf(source, `${place}.source`, origins)
      : [{ field: place, found: 'both', allowed: 'either a film or a source' }];
  });

/** Each entry needs exactly one stream, and external ones must use an origin of the realm file (LIVE-5, LIVE-10). */
export const sourceIssues = (catalogue: Catalogue, origins: KnownOrigins): FieldIssue[] => {
  const { vods, events } = catalogue;
  const files = [
    ['vods.json', vods, 'either a film or a source'],
    ['events.json', events, 'either a film, a source or ingest'],
  ] as const;
  const ofEntries = files.flatMap(([file, entries, allowed]) =>
    entries.flatMap((entry, index): FieldIssue[] => {
      const { film, source } = entry;
      const ingest = 'ingest' in entry ? entry.ingest : undefined;
      const places = [film, source, ingest].filter((place) => place !== undefined).length;
      if (places !== 1) {
        const found = places === 0 ? 'neither' : places === 2 ? 'both' : 'all';
        return [{ field: at(file, index), found, allowed }];
      }
      return source === undefined ? [] : issuesOf(source, at(file, index, 'source'), origins);
    }),
  );
  return [...ofEntries, ...episodeSources(catalogue, origins), ...channelIssues(catalogue, origins)];
};

interface Named {
  readonly name: string;
  readonly value: string | undefined;
}

const given = (...moments: readonly Named[]): { readonly name: string; readonly value: string }[] =>
  moments.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));

const isAbsolute = (name: string): boolean => name.endsWith('At');

const millisecondsOf = ({ name, value }: { readonly name: string; readonly value: string }): number =>
  isAbsolute(name) ? Date.parse(value) : (durationMs(value) ?? 0);

const eventIssues = ({ events }: Catalogue): FieldIssue[] =>
  events.flatMap(({ startsIn, startsAt, endsIn, endsAt }, index): FieldIssue[] => {
    const field = (name: string): string => at('events.json', index, name);
    const [start, ...otherStarts] = given(
      { name: 'startsAt', value: startsAt },
      { name: 'startsIn', value: startsIn },
    );
    if (start === undefined || otherStarts.length > 0) {
      const found = start === undefined ? 'neither' : 'both';
      return [{ field: at('events.json', index), found, allowed: 'either startsIn or startsAt' }];
    }
    const [end, ...otherEnds] = given({ name: 'endsAt', value: endsAt }, { name: 'endsIn', value: endsIn });
    if (end === undefined) return [];
    if (otherEnds.length > 0 || isAbsolute(end.name) !== isAbsolute(start.name)) {
      const allowed = isAbsolute(start.name)
        ? 'endsAt, as the start is absolute'
        : 'endsIn, as the start is relative';
      return [{ field: field(end.name), found: end.value, allowed }];
    }
    return millisecondsOf(end) > millisecondsOf(start)
      ? []
      : [{ field: field(end.name), found: end.value, allowed: `later than ${start.value}` }];
  });

type Releases = Pick<Catalogue['vods'][number], 'premieresIn' | 'premieresAt' | 'releasedIn' | 'releasedAt'>;

const releaseIssue = (
  { premieresIn, premieresAt, releasedIn, releasedAt }: Releases,
  place: string,
): FieldIssue[] => {
  const [first, second] = given(
    { name: 'releasedAt', value: releasedAt },
    { name: 'releasedIn', value: releasedIn },
    { name: 'premieresAt', value: premieresAt },
    { name: 'premieresIn', value: premieresIn },
  );
  if (first === undefined) return [];
  const field = `${place}.${first.name}`;
  if (second !== undefined) {
    const allowed = 'one of premieresIn, premieresAt, releasedIn and releasedAt';
    return [{ field, found: `${second.name} too`, allowed }];
  }
  return first.name !== 'releasedIn' || millisecondsOf(first) <= 0
    ? []
    : [
        {
          field,
          found: first.value,
          allowed: 'the past, such as -P3D; premieresIn names what is to come',
        },
      ];
};

const releaseIssues = (catalogue: Catalogue): FieldIssue[] => [
  ...catalogue.vods.flatMap((vod, index) => releaseIssue(vod, at('vods.json', index))),
  ...episodesOf(catalogue).flatMap(({ episode, place }) => releaseIssue(episode, place)),
];

/** Contradictory times of events and releases. */
export const timeIssues = (catalogue: Catalogue): FieldIssue[] => [
  ...eventIssues(catalogue),
  ...releaseIssues(catalogue),
];

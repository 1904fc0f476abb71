import { wordsIn } from './starter-texts.js';
import { en, type StarterWords } from './texts/en.js';

/** What a new service is made from. */
export interface Starter {
  /** Shown to viewers. */
  readonly name: string;
  /** The first is the default one. */
  readonly languages: readonly [string, ...string[]];
  readonly administrator: { readonly email: string; readonly password: string };
}

const ID_LENGTH_MAX = 40;

const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, ID_LENGTH_MAX) || 'service';

/** A text in the languages of the service. */
const inLanguages =
  (languages: Starter['languages']) =>
  (text: (words: StarterWords) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(languages.map((language) => [language, text(wordsIn(language))]));

type Labels = ReturnType<typeof inLanguages>;

const inAll = (labels: Labels, part: 'genres' | 'roles' | 'numbered') =>
  Object.fromEntries(
    Object.keys(en[part]).map((id) => [
      id,
      labels((words) => (words[part] as Readonly<Record<string, string>>)[id] ?? id),
    ]),
  );

const menus = (labels: Labels) => {
  const item = (id: keyof StarterWords['menu'], target: object) => ({
    id,
    label: labels(({ menu }) => menu[id]),
    target: { type: 'ROUTE', ...target },
  });
  const home = item('home', { route: 'home' });
  const section = (id: 'films' | 'series' | 'live') => item(id, { route: 'section', params: { id } });
  const items = [home, section('films'), section('series'), section('live'), item('guide', { route: 'epg' })];
  return { WEB: { home, items }, 'MOBILE-WEB': { home, items } };
};

const sections = (labels: Labels) => {
  const row = (page: string, id: keyof StarterWords['rows'], more: object, type = 'CONTENT') => ({
    id: `${page}-${id}`,
    type,
    texts: Object.fromEntries(
      Object.entries(labels(({ rows }) => rows[id])).map(([language, title]) => [language, { title }]),
    ),
    ...more,
  });
  const page = (id: 'home' | 'films' | 'series' | 'live', rows: readonly object[]) => ({
    id,
    artwork: 'no-artwork',
    texts: Object.fromEntries(
      Object.entries(labels(({ menu }) => menu[id])).map(([language, title]) => [
        language,
        { title, description: title },
      ]),
    ),
    rows,
  });
  const titles = (query: object) => ({ source: 'titles', titles: query });
  const live = (of: string) => [
    row(of, 'live', { source: 'live' }, 'EPG_NOW_NEXT'),
    row(of, 'upcoming', { source: 'upcoming' }),
  ];
  const chosen = (of: string, kind: 'VOD' | 'SERIES') => [
    row(of, 'newest', titles({ kinds: [kind], order: 'newest' })),
    row(of, 'watched', titles({ kinds: [kind], order: 'mostWatched' })),
    row(of, kind === 'VOD' ? 'films' : 'series', titles({ kinds: [kind] })),
  ];
  return {
    sections: [
      page('home', [
        row('home', 'newest', titles({ order: 'newest' })),
        ...live('home'),
        row('home', 'because', { source: 'becauseYouWatched' }),
        row('home', 'watched', titles({ order: 'mostWatched' })),
        row('home', 'favourites', { source: 'favourites' }),
        row('home', 'expiring', titles({ order: 'expiring' })),
        row('home', 'channels', { source: 'channels' }, 'EPG_NOW_NEXT'),
        row('home', 'series', titles({ kinds: ['SERIES'] })),
        row('home', 'films', titles({ kinds: ['VOD'] })),
      ]),
      page('films', chosen('films', 'VOD')),
      page('series', chosen('series', 'SERIES')),
      page('live', [...live('live'), row('live', 'channels', { source: 'channels' }, 'EPG')]),
    ],
    grids: [],
  };
};

/** The files of a new service by their paths, each as it is written as JSON. */
export const starterFiles = ({
  name,
  languages,
  administrator,
}: Starter): Readonly<Record<string, unknown>> => {
  const labels = inLanguages(languages);
  const [defaultLanguage] = languages;
  return {
    'footlight.config.json': {
      id: idOf(name),
      name,
      languages,
      defaultLanguage,
      defaultCountry: new Intl.Locale(defaultLanguage).maximize().region ?? 'GB',
      menus: menus(labels),
      folders: { catalogue: 'catalogue', media: 'media' },
    },
    'catalogue/accounts.json': [
      {
        ...administrator,
        name: 'Administrator',
        role: 'admin',
        profiles: [{ name: 'Administrator', type: 'adult' }],
        licences: [],
      },
    ],
    'catalogue/sections.json': sections(labels),
    'catalogue/words.json': {
      genres: inAll(labels, 'genres'),
      roles: inAll(labels, 'roles'),
      ...inAll(labels, 'numbered'),
    },
    'catalogue/vods.json': [],
  };
};

import type { Static, TSchema } from '@sinclair/typebox';
import { LicencesFile, VouchersFile } from '../realm/schemas/accounts-file.schemas.js';
import { OffersFile } from '../realm/schemas/offers-file.schemas.js';
import {
  EventFile,
  GeoRuleFile,
  PeopleFile,
  PlaylistFile,
  SeriesFile,
  VodFile,
  WordFile,
} from './catalogue-content.schemas.js';
import { FighterFile, NewsFile, TextFile } from './catalogue-editorial.schemas.js';
import { ChannelFile, LabelFile, MenuFile, RedirectFile, SectionFile } from './catalogue-pages.schemas.js';

/** The content files of a catalogue folder; `empty` is the value of a missing file. */
export const CATALOGUE_FILES = {
  vods: { file: 'vods.json', schema: VodFile, empty: [] },
  events: { file: 'events.json', schema: EventFile, empty: [] },
  series: { file: 'series.json', schema: SeriesFile, empty: [] },
  playlists: { file: 'playlists.json', schema: PlaylistFile, empty: [] },
  geoRules: { file: 'geo-rules.json', schema: GeoRuleFile, empty: [] },
  licences: { file: 'licences.json', schema: LicencesFile, empty: [] },
  vouchers: { file: 'vouchers.json', schema: VouchersFile, empty: [] },
  offers: {
    file: 'offers.json',
    schema: OffersFile,
    empty: {
      families: [],
      taxRates: [],
      discounts: [],
      cancellationPromotions: [],
      giftProducts: [],
      priceMigrations: [],
    },
  },
  channels: { file: 'channels.json', schema: ChannelFile, empty: { formats: {}, channels: [] } },
  sections: { file: 'sections.json', schema: SectionFile, empty: { sections: [], grids: [] } },
  news: { file: 'news.json', schema: NewsFile, empty: { feeds: [], items: [] } },
  fighters: { file: 'fighters.json', schema: FighterFile, empty: { fighters: [], rankings: [] } },
  texts: { file: 'texts.json', schema: TextFile, empty: {} },
  menus: { file: 'menus.json', schema: MenuFile, empty: {} },
  labels: { file: 'labels.json', schema: LabelFile, empty: {} },
  redirects: { file: 'redirects.json', schema: RedirectFile, empty: [] },
  people: { file: 'people.json', schema: PeopleFile, empty: {} },
  words: {
    file: 'words.json',
    schema: WordFile,
    empty: {
      genres: {},
      roles: {},
      season: { en: 'Season {n}', es: 'Temporada {n}', pt: 'Temporada {n}', ar: 'الموسم {n}' },
      episode: { en: 'Episode {n}', es: 'Episodio {n}', pt: 'Episódio {n}', ar: 'الحلقة {n}' },
    },
  },
} as const satisfies Record<string, { file: string; schema: TSchema; empty: unknown }>;

type Files = typeof CATALOGUE_FILES;

/** The content of a realm's catalogue, in the shape of its files. */
export type Catalogue = { readonly [K in keyof Files]: Static<Files[K]['schema']> };

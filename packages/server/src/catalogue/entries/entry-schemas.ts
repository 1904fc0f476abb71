import { Type, type TObject, type TRecord, type TSchema } from '@sinclair/typebox';
import { Ajv, type ValidateFunction } from 'ajv';
import type { CollectionName, FieldIssue } from '@footlight/contract';
import { AJV_CODE } from '../../http/requests/ajv-code.js';
import { fieldIssues } from '../../http/requests/field-issues.js';
import {
  ByLanguage,
  EventFile,
  GeoRuleFile,
  OneOf,
  PeopleFile,
  PlaylistFile,
  SeriesFile,
  VodFile,
} from '../catalogue-content.schemas.js';
import { FighterFile, NewsFile, TextFile } from '../catalogue-editorial.schemas.js';
import { ChannelFile, LabelFile, MenuFile, RedirectFile, SectionFile } from '../catalogue-pages.schemas.js';
import { LicencesFile, VouchersFile } from '../../realm/schemas/accounts-file.schemas.js';
import { OffersFile } from '../../realm/schemas/offers-file.schemas.js';

const valueOf = (record: TRecord): TSchema => Object.values(record.patternProperties)[0] ?? Type.Never();
const memberOf = <T extends TObject>({ properties }: T, name: keyof T['properties']): TSchema =>
  properties[name as string] as TSchema;

const memberItems = (name: keyof typeof OffersFile.properties): TSchema => OffersFile.properties[name].items;

const word = ByLanguage(OneOf);

/** The documents of each collection. */
export const ENTRY_SCHEMAS: Readonly<Record<CollectionName, TSchema>> = {
  licences: LicencesFile.items,
  vouchers: VouchersFile.items,
  families: memberItems('families'),
  taxRates: memberItems('taxRates'),
  discounts: memberItems('discounts'),
  cancellationPromotions: memberItems('cancellationPromotions'),
  giftProducts: memberItems('giftProducts'),
  priceMigrations: memberItems('priceMigrations'),
  geoRules: GeoRuleFile.items,
  genres: word,
  tags: word,
  roles: word,
  people: valueOf(PeopleFile),
  words: word,
  vods: VodFile.items,
  series: SeriesFile.items,
  formats: valueOf(memberOf(ChannelFile, 'formats') as TRecord),
  guideGenres: word,
  channels: ChannelFile.properties.channels.items,
  events: EventFile.items,
  playlists: PlaylistFile.items,
  sections: SectionFile.properties.sections.items,
  grids: SectionFile.properties.grids.items,
  feeds: NewsFile.properties.feeds.items,
  news: NewsFile.properties.items.items,
  fighters: FighterFile.properties.fighters.items,
  rankings: FighterFile.properties.rankings.items,
  texts: valueOf(TextFile),
  menus: valueOf(MenuFile),
  labels: valueOf(LabelFile),
  redirects: RedirectFile.items,
};

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, useDefaults: true, code: AJV_CODE });
const validators = new Map<CollectionName, ValidateFunction>();

/** What is wrong with the members of a document; those that have a default are added to it. */
export const schemaIssues = (collection: CollectionName, document: unknown): readonly FieldIssue[] => {
  const validate = validators.get(collection) ?? ajv.compile(ENTRY_SCHEMAS[collection]);
  validators.set(collection, validate);
  return validate(document) ? [] : fieldIssues(validate.errors ?? []);
};

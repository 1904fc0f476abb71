import { Type, type Static } from '@sinclair/typebox';
import { FramedAddress, LocalisedLabels } from './setting.schemas.js';

const title = LocalisedLabels('The title of the page, by language.');
const PageId = String.raw`^[a-z0-9-]{1,60}$`;

const ExternalPage = Type.Union(
  [
    Type.Object(
      { title, text: Type.String({ minLength: 1, description: 'The key of a text in `texts.json`.' }) },
      { additionalProperties: false },
    ),
    Type.Object({ title, address: FramedAddress }, { additionalProperties: false }),
  ],
  { description: 'A text of the catalogue, or the address of an external page.' },
);
export type RealmExternalPage = Static<typeof ExternalPage>;

const Plugin = Type.Object(
  {
    title,
    address: FramedAddress,
    configuration: Type.Object(
      {
        status: Type.Union([Type.Literal('active'), Type.Literal('inactive')], {
          default: 'active',
          description: 'An inactive plugin has no page, and its origin may not be framed.',
        }),
      },
      { additionalProperties: false, default: {} },
    ),
  },
  { additionalProperties: false },
);

/** The operator’s own pages, by the id in their address on the site. */
export const ExternalPages = Type.Unsafe<Readonly<Record<string, RealmExternalPage>>>(
  Type.Object(
    {},
    {
      patternProperties: { [PageId]: ExternalPage },
      additionalProperties: false,
      default: {},
      description: 'Pages at `/externalpage/…` by id: terms, privacy, help, or an external page.',
    },
  ),
);

export const Plugins = Type.Unsafe<Readonly<Record<string, Static<typeof Plugin>>>>(
  Type.Object(
    {},
    {
      patternProperties: { [PageId]: Plugin },
      additionalProperties: false,
      default: {},
      description:
        'Pages at `/plugin/…` by id, embedded in a frame, which can send a few requests to the site.',
    },
  ),
);

import { Type, type Static } from '@sinclair/typebox';
import { Choice, LocalisedWords } from './setting.schemas.js';

const Target = Type.Union(
  [
    Type.Object(
      {
        type: Type.Literal('ROUTE'),
        route: Type.String({
          minLength: 1,
          description: 'A route name of the site, such as `home`, `section`.',
        }),
        params: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Its parameters.' })),
      },
      { additionalProperties: false },
    ),
    Type.Object(
      { type: Type.Literal('EXTERNAL'), url: Type.String({ pattern: '^https?://' }) },
      { additionalProperties: false },
    ),
  ],
  { description: 'Where the item leads.' },
);

const Item = Type.Object(
  {
    id: Type.String({ minLength: 1, description: 'Tells it from the others.' }),
    label: LocalisedWords('The words by language; the default language’s are used where one is missing.'),
    target: Target,
    group: Choice(['main', 'featured', 'nonFeatured'], { default: 'main', description: 'Its group.' }),
    audience: Choice(['everyone', 'guests', 'viewers'], { default: 'everyone', description: 'Who sees it.' }),
  },
  { additionalProperties: false, description: 'An entry of a menu; `home` is where the logo leads.' },
);
export type RealmMenuItem = Static<typeof Item>;

const DeviceMenus = Type.Object(
  {
    home: Item,
    items: Type.Array(Item, { default: [], description: 'In the order shown.' }),
    footer: Type.Array(Item, {
      default: [],
      description: 'What stands below every page, in the order shown.',
    }),
  },
  { additionalProperties: false, description: 'The menus of one kind of device.' },
);

const home = {
  id: 'home',
  label: { en: 'Home', es: 'Inicio', pt: 'Início', ar: 'الرئيسية' },
  target: { type: 'ROUTE', route: 'home', params: {} },
  group: 'main',
  audience: 'everyone',
};

/** Menus per kind of device. */
export const Menus = Type.Object(
  { WEB: DeviceMenus, 'MOBILE-WEB': DeviceMenus },
  {
    additionalProperties: false,
    default: { WEB: { home, items: [], footer: [] }, 'MOBILE-WEB': { home, items: [], footer: [] } },
    description: 'The navigation menus by kind of device.',
  },
);

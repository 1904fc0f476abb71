import { Type, type Static } from '@sinclair/typebox';
import { Choice, LocalisedLabels } from './setting.schemas.js';

const Target = Type.Union(
  [
    Type.Object(
      {
        type: Type.Literal('ROUTE'),
        route: Type.String({
          minLength: 1,
          description: 'The name of a route of the site, such as `home` or `section`.',
        }),
        params: Type.Optional(
          Type.Record(Type.String(), Type.String(), { description: 'The parameters of the route.' }),
        ),
      },
      { additionalProperties: false },
    ),
    Type.Object(
      { type: Type.Literal('EXTERNAL'), url: Type.String({ pattern: '^https?://' }) },
      { additionalProperties: false },
    ),
  ],
  { description: 'The target of the menu item.' },
);

const Item = Type.Object(
  {
    id: Type.String({ minLength: 1, description: 'The id of the item, unique within its menu.' }),
    label: LocalisedLabels('The label by language; the default language is used if one is missing.'),
    target: Target,
    group: Choice(['main', 'featured', 'nonFeatured'], {
      default: 'main',
      description: 'The group of the menu in which the item is shown.',
    }),
    audience: Choice(['everyone', 'guests', 'viewers'], {
      default: 'everyone',
      description: 'The viewers to whom the item is shown.',
    }),
  },
  { additionalProperties: false, description: 'An entry of a menu; `home` is the target of the logo.' },
);
export type RealmMenuItem = Static<typeof Item>;
export type RealmMenus = Static<typeof DeviceMenus>;

export const DeviceMenus = Type.Object(
  {
    home: Item,
    items: Type.Array(Item, {
      default: [],
      description: 'The menu items, in the order in which they are shown.',
    }),
    footer: Type.Array(Item, {
      default: [],
      description: 'The items of the footer of every page, in the order in which they are shown.',
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

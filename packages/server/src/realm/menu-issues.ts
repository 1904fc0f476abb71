import type { FieldIssue } from '@footlight/contract';
import { isRouteName } from '@footlight/domain';
import { ALLOWED_ROUTES } from './allowed-routes.js';
import type { RealmMenuItem, RealmMenus } from './schemas/menus.schemas.js';

/** The kinds of devices that have menus of their own. */
export const DEVICES = ['WEB', 'MOBILE-WEB'] as const;

/** All items of menus, with where they are: `footer[2]`. */
export const menuItems = ({
  home,
  items,
  footer,
}: RealmMenus): readonly (readonly [place: string, item: RealmMenuItem])[] => [
  ['home', home],
  ...items.map((item, index) => [`items[${index}]`, item] as const),
  ...footer.map((item, index) => [`footer[${index}]`, item] as const),
];

const itemIssues = (
  { label, target }: RealmMenuItem,
  place: string,
  defaultLanguage: string,
): readonly FieldIssue[] => {
  const issues: FieldIssue[] = [];
  if (target.type === 'ROUTE' && !isRouteName(target.route))
    issues.push({
      field: `${place}.target.route`,
      found: JSON.stringify(target.route),
      allowed: ALLOWED_ROUTES,
    });
  if (label[defaultLanguage] === undefined)
    issues.push({
      field: `${place}.label.${defaultLanguage}`,
      found: 'nothing',
      allowed: 'words in the default language',
    });
  return issues;
};

/** Items that lead to no page, or have no words in the default language. */
export const menuIssues = (menus: RealmMenus, place: string, defaultLanguage: string): FieldIssue[] =>
  menuItems(menus).flatMap(([where, item]) => itemIssues(item, `${place}.${where}`, defaultLanguage));

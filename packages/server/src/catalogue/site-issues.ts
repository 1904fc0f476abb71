import type { FieldIssue } from '@footlight/contract';
import { catalogues } from '@footlight/i18n/catalogues';
import { DEVICES, menuIssues } from '../realm/menu-issues.js';
import { at, unknownName } from './catalogue-issue-text.js';
import type { Catalogue } from './catalogue-files.js';
import type { CatalogueRedirect } from './catalogue-pages.schemas.js';

/** A language with its script and region, as far as they matter: `pt`, `pt-BR`, `zh-Hant`. */
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;

const labelIssues = (language: string, words: Readonly<Record<string, string>>): readonly FieldIssue[] =>
  Object.keys(words)
    .filter((key) => !Object.hasOwn(catalogues.en, key))
    .map((key) => unknownName(at('labels.json', language, key), key, 'the key of a label of the product'));

/** @param before those that stand before it */
const redirectIssues = (
  redirect: CatalogueRedirect,
  before: readonly CatalogueRedirect[],
  index: number,
): readonly FieldIssue[] => {
  const place = `redirects.json[${index}]`;
  if (before.some((one) => one.from === redirect.from))
    return [unknownName(`${place}.from`, redirect.from, 'each path once')];
  return redirect.to === redirect.from
    ? [unknownName(`${place}.to`, redirect.to, 'another path than its own')]
    : [];
};

/** Checks menus, labels and redirects. */
export const siteIssues = (
  { menus, labels, redirects }: Catalogue,
  { defaultLanguage }: { readonly defaultLanguage: string },
): FieldIssue[] => [
  ...Object.entries(menus).flatMap(([device, ofDevice]) =>
    DEVICES.some((one) => one === device)
      ? menuIssues(ofDevice, at('menus.json', device), defaultLanguage)
      : [unknownName(at('menus.json', device), device, DEVICES.join(', '))],
  ),
  ...Object.keys(labels)
    .filter((language) => !TAG.test(language))
    .map((language) => unknownName(at('labels.json', language), language, 'a language, such as pt-BR')),
  ...Object.entries(labels).flatMap(([language, words]) => labelIssues(language, words)),
  ...redirects.flatMap((redirect, index) => redirectIssues(redirect, redirects.slice(0, index), index)),
];

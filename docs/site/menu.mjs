import { readFileSync } from 'node:fs';
import { titleOf } from './headings.mjs';
import { addressOf } from './places.mjs';

const { sections, titles, listedElsewhere } = JSON.parse(
  readFileSync(new URL('data/navigation.json', import.meta.url), 'utf8'),
);

/** `/decisions/0001-x/` → `decisions/0001-x` */
const nameOf = ({ url }) => url.replaceAll(/^\/|\/$/gu, '');

const matches = (wanted, name) =>
  wanted.endsWith('/*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;

const pageTitle = (page) => page.data.title ?? titleOf(page.rawInput);

const entryOf = (page) => ({
  url: addressOf(page.url),
  title: titles[nameOf(page)] ?? pageTitle(page),
});

const inOrder = (pages) => pages.toSorted((one, other) => one.url.localeCompare(other.url));

/**
 * Sections with their pages, in order; a page that no section names stands in one at the end, so that none
 * is out of reach.
 */
export const menuOf = (pages) => {
  const shown = inOrder(
    pages.filter(
      (page) =>
        page.url !== false &&
        !page.data.hidden &&
        !listedElsewhere.some((wanted) => matches(wanted, nameOf(page))),
    ),
  );
  const named = sections.map(({ title, pages: wanted }) => ({
    title,
    pages: wanted.flatMap((one) => shown.filter((page) => matches(one, nameOf(page)))),
  }));
  const placed = new Set(named.flatMap((section) => section.pages));
  const rest = { title: 'More', pages: shown.filter((page) => !placed.has(page)) };
  return [...named, rest]
    .filter((section) => section.pages.length > 0)
    .map((section) => ({ title: section.title, pages: section.pages.map(entryOf) }));
};

/** Pages of a folder, by their own titles. */
export const pagesIn = (pages, folder) =>
  inOrder(pages.filter((page) => page.url !== false && matches(`${folder}/*`, nameOf(page))))
    .filter((page) => nameOf(page) !== folder)
    .map((page) => ({ url: addressOf(page.url), title: pageTitle(page) }));

/** The pages before and after one. */
export const neighboursOf = (menu, url) => {
  const all = menu.flatMap(({ pages }) => pages);
  const at = all.findIndex((page) => page.url === addressOf(url));
  return at === -1 ? {} : { previous: all[at - 1], next: all[at + 1] };
};

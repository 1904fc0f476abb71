import { writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { textOf } from './headings.mjs';
import { addressOf } from './places.mjs';
import { SEARCH_OPTIONS } from './assets/search-options.js';

const ARTICLE = /<article[^>]*>(?<article>.*)<\/article>/su;
const SECTION = /(?=<h[1-3][^>]*>)/u;
const HEADING = /^<h[1-3](?:[^>]* id="(?<id>[^"]+)")?[^>]*>(?<title>.*?)<\/h[1-3]>/su;
const LONGEST_EXCERPT = 140;

const sectionsOf = ({ url, content }) => {
  const pieces = (ARTICLE.exec(content)?.groups.article ?? '').split(SECTION);
  const page = textOf(
    HEADING.exec(pieces.find((piece) => piece.startsWith('<h1')) ?? '')?.groups.title ?? '',
  );
  return pieces.flatMap((piece) => {
    const heading = HEADING.exec(piece);
    if (heading === null) return [];
    const { id, title } = heading.groups;
    // A heading without an anchor has no address of its own.
    if (id === undefined && !piece.startsWith('<h1')) return [];
    const text = textOf(piece.slice(heading[0].length));
    return [
      {
        id: `${addressOf(url)}${id === undefined ? '' : `#${id}`}`,
        title: textOf(title),
        page,
        text,
        excerpt: text.slice(0, LONGEST_EXCERPT),
      },
    ];
  });
};

/**
 * Writes what the search of the site reads: an index of all sections, made here and only read there.
 * @param {string} folder that the site is written to
 */
export const writeSearchIndex = (results, folder) => {
  const search = new MiniSearch(SEARCH_OPTIONS);
  const pages = results.filter(({ outputPath }) => outputPath.endsWith('/index.html'));
  search.addAll(pages.flatMap(sectionsOf));
  writeFileSync(path.join(folder, 'assets/search-index.json'), JSON.stringify(search));
};

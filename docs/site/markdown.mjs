import path from 'node:path';
import highlight from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';
import { BASE } from './places.mjs';

const LANGUAGES = { bash, css, http, javascript, json, typescript, xml };
for (const [name, language] of Object.entries(LANGUAGES)) highlight.registerLanguage(name, language);
highlight.registerAliases(['svelte', 'vue'], { languageName: 'xml' });

/** Anchors as GitHub makes them, so that a link holds there and here. */
const slugOf = (words) =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');

const { escapeHtml } = new MarkdownIt().utils;

/** Code that can be scrolled has to be reached by keyboard. */
const codeBlock = (code, language) => {
  const known = highlight.getLanguage(language) !== undefined;
  const inside = known ? highlight.highlight(code, { language }).value : escapeHtml(code);
  return `<pre class="code" tabindex="0"><code>${inside}</code></pre>`;
};

const OUTWARD = /^(?:[a-z]+:|#|\/)/u;

/**
 * Where a relative link of a page in `docs/` leads on the site; undefined for files that are not shown.
 * @param {string} page the file, from the folder of the repository
 */
const placeOf = (href, page) => {
  const [file, hash] = href.split('#', 2);
  const target = path.posix.join(path.posix.dirname(page), file);
  const after = hash === undefined ? '' : `#${hash}`;
  if (target === 'CHANGELOG.md') return `${BASE}/changelog/${after}`;
  if (target.startsWith('examples/')) return `/${target}${after}`;
  if (!target.startsWith('docs/')) return undefined;
  const inside = target.slice('docs/'.length);
  if (inside.endsWith('index.md')) return `${BASE}/${inside.slice(0, -'index.md'.length)}${after}`;
  if (inside.endsWith('.md')) return `${BASE}/${inside.slice(0, -'.md'.length)}/${after}`;
  return `${BASE}/${inside}${after}`;
};

const pageOf = ({ page }) => {
  const file = path.posix.normalize(page?.inputPath ?? './docs/index.md');
  // It stands at the top of the repository, and only its page stands here.
  return file === 'docs/changelog.md' ? 'CHANGELOG.md' : file;
};

/** Links between files become links between pages. */
const siteLinks = (markdown) => {
  const inward = (tokens, name, env) => {
    for (const token of tokens) {
      const address = token.attrGet(name);
      if (address !== null && !OUTWARD.test(address))
        token.attrSet(name, placeOf(address, pageOf(env)) ?? '');
    }
  };
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    for (const { children } of tokens) {
      if (children === null) continue;
      inward(
        children.filter(({ type }) => type === 'image'),
        'src',
        env,
      );
      const open = children.filter(({ type }) => type === 'link_open');
      inward(open, 'href', env);
      // A file that is not shown is named and leads nowhere.
      const close = children.filter(({ type }) => type === 'link_close');
      for (const [at, token] of open.entries())
        if (token.attrGet('href') === '') {
          token.attrs = null;
          token.tag = 'span';
          close[at].tag = 'span';
        }
    }
  });
};

const scrollingTables = (markdown) => {
  // A heading that says nothing is none.
  markdown.core.ruler.push('empty-headings', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[at + 1].content !== '') continue;
      token.tag = 'td';
      tokens[at + 2].tag = 'td';
    }
  });
  markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
  markdown.renderer.rules.table_close = () => '</table></div>\n';
};

/** Markdown as all pages of the site have it. */
export const createMarkdown = () =>
  new MarkdownIt({ html: true, linkify: false, highlight: codeBlock })
    .use(anchor, {
      slugify: slugOf,
      level: [2, 3, 4],
      tabIndex: false,
      permalink: anchor.permalink.headerLink(),
    })
    .use(siteLinks)
    .use(scrollingTables);

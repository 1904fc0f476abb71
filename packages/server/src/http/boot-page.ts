import type { BroughtAnswer, Menus, PublicRealm, ReplyOf } from '@footlight/contract';
import { firstPictureHtml } from './first-picture.js';
import { escapeHtml, headHtml, rootTag, scriptJson, type PageHead } from './page-head.js';
import type { PageFiles } from './site-pages.js';

/** What a page needs before its first paint, so that it asks for nothing it can be told at once. */
export interface BootData {
  readonly realm: PublicRealm;
  readonly labels: ReplyOf<'getLabels'>;
  readonly menus: Menus;
}

const BOOT_SCRIPT = /<script type="application\/json" id="footlight-boot">[^]*?<\/script>/u;

/** What one page has beyond what all have. */
export interface PageOwn {
  readonly head: PageHead;
  readonly files: PageFiles;
  readonly brought: readonly BroughtAnswer[];
  /** Markup of what the page shows before its scripts have run; empty for nothing. */
  readonly view: string;
}

/**
 * Scripts are asked for together with the page; where there is something to see without them, they are named to the
 * page, which asks when that has been painted.
 */
const filesHtml = ({ modules, styles }: PageFiles, view: string): string =>
  [
    ...(view === ''
      ? modules.map((file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`)
      : [`<script type="application/json" id="footlight-scripts">${scriptJson(modules)}</script>`]),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`),
  ].join('');

/** What is shown where the scripts of a page do not come, or may not run. */
const unfinishedHtml = ({ labels }: BootData['labels']): string => {
  const word = (key: string): string => escapeHtml(labels[key] ?? '');
  const notice = (content: string): string => `<div data-unfinished role="alert">${content}</div>`;
  const again = `<a href="">${word('reloadPage')}</a>`;
  return [
    `<template id="footlight-unfinished">${notice(`<p>${word('pageUnfinished')}</p>${again}`)}</template>`,
    `<noscript>${notice(`<p>${word('scriptsNeeded')}</p>${again}`)}</noscript>`,
  ].join('');
};

/** Fills language, direction, title, what a page says of itself and needs, and boot data into a built page. */
export const fillPage = (
  template: string,
  boot: BootData,
  { head, files, brought, view }: PageOwn,
): string => {
  const script = `<script type="application/json" id="footlight-boot">${scriptJson({ ...boot, brought })}</script>`;
  // The head knows best what its picture is, and which of two a narrow window takes.
  const picture = head.preload.length > 0 ? '' : firstPictureHtml(view);
  const page = template
    .replace(/<html\b[^>]*>/u, () => rootTag(head.language))
    .replace(
      /<title>[^<]*<\/title>/u,
      () => `<title>${escapeHtml(head.title)}</title>${picture}${headHtml(head)}${filesHtml(files, view)}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${view}</div>${unfinishedHtml(boot.labels)}`);
  return BOOT_SCRIPT.test(page)
    ? page.replace(BOOT_SCRIPT, () => script)
    : page.replace('</head>', () => `${script}</head>`);
};

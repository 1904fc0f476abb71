import { escapeMarkup } from '@footlight/domain';
import type { PageBoot } from '@footlight/contract';
import { rootTag, scriptJson } from './html.js';
import type { PageFiles } from './site-pages.js';

/** What one page has beyond what all have. */
export interface PageOwn {
  /** Elements of its head, the title among them. */
  readonly head: string;
  readonly files: PageFiles;
  /** Null where the browser draws the page. */
  readonly drawn: {
    /** The whole markup of the page. */
    readonly html: string;
    /** What it was drawn from, as JSON. */
    readonly state: unknown;
  } | null;
  /** Of a page inside an iframe: what stands there until the player does. */
  readonly cover?: string;
  /** Milliseconds since the epoch: the time that the page is drawn for. */
  readonly now: number;
}

/** What a built page holds where the service fills something in. */
const PLACES = {
  root: '<html lang="en" dir="ltr">',
  title: '<title>Footlight</title>',
  data: '<script type="application/json" id="footlight-boot"></script>',
} as const;
const PAGE_PLACE = '<div id="root"></div>';
const COVER_PLACE = '<div id="cover"></div>';

/**
 * Scripts are asked for together with the page; where there is something to see without them, they are named to the
 * page, which asks when that has been painted.
 */
const filesHtml = ({ modules, styles }: PageFiles, isDrawn: boolean): string =>
  [
    ...(isDrawn
      ? [`<script type="application/json" id="footlight-scripts">${scriptJson(modules)}</script>`]
      : modules.map((file) => `<link rel="modulepreload" crossorigin href="/${escapeMarkup(file)}">`)),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeMarkup(file)}">`),
  ].join('');

/** What is shown where the scripts of a page do not come, or may not run. */
const unfinishedHtml = ({ labels }: PageBoot['labels'], isDrawn: boolean): string => {
  const word = (key: string): string => escapeMarkup(labels[key] ?? '');
  const notice = (content: string): string => `<div data-unfinished role="alert">${content}</div>`;
  const again = `<a href="">${word('reloadPage')}</a>`;
  return [
    `<template id="footlight-unfinished">${notice(`<p>${word('pageUnfinished')}</p>${again}`)}</template>`,
    ...(isDrawn ? [] : [`<noscript>${notice(`<p>${word('scriptsNeeded')}</p>${again}`)}</noscript>`]),
  ].join('');
};

/** @throws where the page was not built by this version of the site */
const filled = (template: string, place: string, content: string): string => {
  if (!template.includes(place)) throw new Error(`The built page has no ${place}.`);
  return template.replace(place, () => content);
};

/** Fills language, direction, what a page says of itself, its markup and its data into a built page. */
export const fillPage = (template: string, boot: PageBoot, own: PageOwn): string => {
  const { head, files, drawn, cover = '', now } = own;
  const { realm, labels, menus } = boot;
  const data = { realm, labels, menus, now, state: drawn?.state ?? null };
  const isDrawn = drawn !== null;
  const parts: readonly (readonly [place: string, content: string])[] = [
    [PLACES.root, rootTag(labels.language)],
    [PLACES.title, `${head}${filesHtml(files, isDrawn)}`],
    [PLACES.data, `<script type="application/json" id="footlight-boot">${scriptJson(data)}</script>`],
  ];
  const page = parts.reduce((text, [place, content]) => filled(text, place, content), template);
  return page
    .replace(COVER_PLACE, () => cover)
    .replace(PAGE_PLACE, () => `${drawn?.html ?? PAGE_PLACE}${unfinishedHtml(labels, isDrawn)}`);
};

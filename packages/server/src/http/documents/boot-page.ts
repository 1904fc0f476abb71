import { escapeMarkup } from '@footlight/domain';
import type { PageBoot } from '@footlight/contract';
import { rootTag, scriptJson } from './html.js';
import type { PageFiles } from './site-pages.js';

/** The parts that differ from page to page. */
export interface PageOwn {
  /** Elements of its head, including the title. */
  readonly head: string;
  readonly files: PageFiles;
  /** Null if the browser renders the page. */
  readonly rendered: {
    /** The complete markup of the page. */
    readonly html: string;
    /** The state it was rendered from, as JSON. */
    readonly state: unknown;
  } | null;
  /** Placeholder markup of a page inside an iframe until the player has loaded. */
  readonly cover?: string;
  /** Time of rendering, in milliseconds since the epoch. */
  readonly now: number;
  /** Whether it shows drafts as published. */
  readonly isPreview?: boolean;
}

/** Placeholders in a built page that the service replaces. */
const PLACES = {
  root: '<html lang="en" dir="ltr">',
  title: '<title>Footlight</title>',
  data: '<script type="application/json" id="footlight-boot"></script>',
} as const;
const PAGE_PLACE = '<div id="root"></div>';
const COVER_PLACE = '<div id="cover"></div>';

/**
 * Tags for scripts and styles. A server-rendered page only lists its scripts and requests them after the first paint;
 * other pages preload them.
 */
const filesHtml = ({ modules, styles }: PageFiles, isRendered: boolean): string =>
  [
    ...(isRendered
      ? [`<script type="application/json" id="footlight-scripts">${scriptJson(modules)}</script>`]
      : modules.map((file) => `<link rel="modulepreload" crossorigin href="/${escapeMarkup(file)}">`)),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escapeMarkup(file)}">`),
  ].join('');

const wordIn =
  ({ labels }: PageBoot['labels']) =>
  (key: string): string =>
    escapeMarkup(labels[key] ?? '');

/** The bar below a page that shows drafts. */
const previewHtml = (labels: PageBoot['labels']): string => {
  const word = wordIn(labels);
  return `<div data-preview role="status"><p>${word('previewShown')}</p><a href="/preview/end">${word('previewEnd')}</a></div>`;
};

/** Notices for pages whose scripts fail to load or are disabled. */
const unfinishedHtml = (labels: PageBoot['labels'], isRendered: boolean): string => {
  const word = wordIn(labels);
  const notice = (content: string): string => `<div data-unfinished role="alert">${content}</div>`;
  const again = `<a href="">${word('reloadPage')}</a>`;
  return [
    `<template id="footlight-unfinished">${notice(`<p>${word('pageUnfinished')}</p>${again}`)}</template>`,
    ...(isRendered ? [] : [`<noscript>${notice(`<p>${word('scriptsNeeded')}</p>${again}`)}</noscript>`]),
  ].join('');
};

/** @throws if the built page lacks the placeholder, because it belongs to another version */
const filled = (template: string, place: string, content: string): string => {
  if (!template.includes(place)) throw new Error(`The built page has no ${place}.`);
  return template.replace(place, () => content);
};

/** Inserts language, direction, head, markup and data into a built page. */
export const fillPage = (template: string, boot: PageBoot, own: PageOwn): string => {
  const { head, files, rendered, cover = '', now, isPreview = false } = own;
  const { realm, labels, menus } = boot;
  const data = { realm, labels, menus, now, state: rendered?.state ?? null };
  const isRendered = rendered !== null;
  const parts: readonly (readonly [place: string, content: string])[] = [
    [PLACES.root, rootTag(labels.language)],
    [PLACES.title, `${head}${filesHtml(files, isRendered)}`],
    [PLACES.data, `<script type="application/json" id="footlight-boot">${scriptJson(data)}</script>`],
  ];
  const page = parts.reduce((text, [place, content]) => filled(text, place, content), template);
  return page
    .replace(COVER_PLACE, () => cover)
    .replace(
      PAGE_PLACE,
      () =>
        `${rendered?.html ?? PAGE_PLACE}${unfinishedHtml(labels, isRendered)}${isPreview ? previewHtml(labels) : ''}`,
    );
};

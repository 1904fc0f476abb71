import { createTranslate, loadPlayerLazyCatalogue, type LabelSource } from '@footlight/i18n';
import { createElement } from '../base/create-element.js';
import { readOwnWords } from '../base/own-words.js';
import type { PlayerHost } from '../session/player-host.js';
import { MOVED } from './moved.js';
import { copyPageStyles, copyVariables, mirrorSheets, WINDOW_STYLES } from './window-styles.js';

type OwnWindow = Window & typeof globalThis;

/** @see https://wicg.github.io/document-picture-in-picture/ */
interface WindowMaker {
  requestWindow(options: { width: number; height: number }): Promise<OwnWindow>;
}

type OwnedHost = Pick<PlayerHost, 'media' | 'page' | 'store' | 'life'>;

/** Pixels. */
const WIDTH = { least: 320, most: 640 };
/** Attributes with which style sheets of the page may name the player. */
const KEPT: ReadonlySet<string> = new Set(['class', 'id']);

const makerOf = (page: object): WindowMaker | null =>
  (page as { documentPictureInPicture?: WindowMaker }).documentPictureInPicture ?? null;

/** Windows belong to tabs: within a frame there are none. */
export const hasOwnWindows = (): boolean =>
  makerOf(globalThis) !== null && globalThis.top === globalThis.self;

/** What closes the windows that are open. */
const open = new WeakMap<HTMLVideoElement, () => void>();

/** @returns whether there was one */
export const closeOwnWindow = (media: HTMLVideoElement): boolean => {
  const close = open.get(media);
  close?.();
  return close !== undefined;
};

const sizeFor = ({ media, page }: OwnedHost): { width: number; height: number } => {
  const ratio = media.videoWidth > 0 && media.videoHeight > 0 ? media.videoHeight / media.videoWidth : 9 / 16;
  const width = Math.round(Math.min(WIDTH.most, Math.max(WIDTH.least, page.offsetWidth)));
  return { width, height: Math.round(width * ratio) };
};

/** What stands in the page meanwhile. */
const showNote = async (
  home: ShadowRoot,
  { dir, lang }: HTMLElement,
  { labels, poster }: { readonly labels: LabelSource | null; readonly poster: string | null },
  bringBack: () => void,
): Promise<void> => {
  const language = lang === '' ? 'en' : lang;
  const own = labels === null ? {} : await readOwnWords(labels, language);
  const t = createTranslate({ ...(await loadPlayerLazyCatalogue(language)), ...own }, language);
  // It may have come back meanwhile.
  if (home.querySelector('.stage') !== null) return;
  const button = createElement('button', { type: 'button', part: 'away-button' }, t('playerAwayBack'));
  button.addEventListener('click', bringBack);
  const words = createElement('span', {}, t('playerAway'));
  const card = createElement('div', { class: 'card', part: 'away-note', role: 'status' }, words, button);
  const note = createElement('div', { class: 'away', dir, lang }, card);
  if (poster !== null && poster !== '') {
    const picture = createElement('img', { class: 'elsewhere', src: poster, alt: '' });
    picture.addEventListener('error', () => picture.remove());
    note.prepend(picture);
  }
  home.append(note);
};

/** Keys work wherever the focus is in a window that shows nothing else. */
const passKeys = (
  { document: own }: OwnWindow,
  page: HTMLElement & { pressKey?(event: KeyboardEvent): boolean },
): void =>
  own.addEventListener('keydown', (event) => {
    if (event.target === own.body || event.target === own.documentElement) page.pressKey?.(event);
  });

/** An element of the same name in the window, which defines none, so that the page's styles apply to it. */
const createBox = ({ document: own }: OwnWindow, page: HTMLElement): HTMLElement => {
  const box = own.createElement(page.localName);
  for (const { name, value } of page.attributes) if (KEPT.has(name)) box.setAttribute(name, value);
  copyVariables(page, box);
  own.body.append(box);
  return box;
};

/**
 * Shows the player, with its controls and captions, in a window above all others, until the window is closed, the player
 * is removed, or the page is left.
 * @throws {DOMException} NotAllowedError without a press of the viewer, NotSupportedError
 * @see docs/rules/playback.md PLAY-60
 */
export const openOwnWindow = async (host: OwnedHost): Promise<void> => {
  const { media, page, store, life } = host;
  const stage = media.closest<HTMLElement>('.stage');
  const home = page.shadowRoot;
  const maker = makerOf(globalThis);
  if (stage === null || home === null || maker === null || media.disablePictureInPicture)
    throw new DOMException('This player cannot be shown in a window.', 'NotSupportedError');
  if (open.has(media)) return;
  const own = await maker.requestWindow(sizeFor(host));
  if (life.aborted) own.close();
  life.throwIfAborted();
  const { documentElement } = own.document;
  own.document.title = store.get().title;
  documentElement.lang = stage.lang;
  documentElement.dir = stage.dir;
  copyPageStyles(document, own);
  const root = createBox(own, page).attachShadow({ mode: 'open' });
  const stopMirroring = mirrorSheets(home, root, own, WINDOW_STYLES);
  const bringBack = (): void => {
    if (!open.delete(media)) return;
    stopMirroring();
    life.removeEventListener('abort', bringBack);
    for (const note of home.querySelectorAll('.away')) note.remove();
    const hadFocus = root.activeElement !== null;
    home.prepend(stage);
    media.dispatchEvent(new Event(MOVED));
    media.dispatchEvent(new Event('leavepictureinpicture'));
    own.close();
    if (hadFocus && !life.aborted) stage.focus({ preventScroll: true });
  };
  open.set(media, bringBack);
  life.addEventListener('abort', bringBack, { once: true });
  own.addEventListener('pagehide', bringBack, { once: true });
  passKeys(own, page);
  root.append(stage);
  stage.focus();
  media.dispatchEvent(new Event(MOVED));
  media.dispatchEvent(new Event('enterpictureinpicture'));
  const { thumb } = store.get();
  // Without its labels the window works all the same.
  showNote(home, stage, { labels: page.labels, poster: page.posterAddress ?? thumb }, bringBack).catch(
    () => undefined,
  );
};

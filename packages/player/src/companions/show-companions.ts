import type { AdCompanion, AdState } from '@footlight/player-contract';

/** Where a page shows companions. */
export interface CompanionSlot {
  /** The element whose children are replaced. */
  readonly element: HTMLElement;
  /** `adSlotId` of the companions for it; without one, any companion of the size. */
  readonly id?: string;
  /** CSS pixels; without a size, any companion of the id. */
  readonly width?: number;
  readonly height?: number;
}

export interface ShowCompanionsOptions {
  readonly slots: readonly CompanionSlot[];
  /** Whether the last companion stays after its advertisement, as long as no other follows; false by default. */
  readonly stays?: boolean;
}

/** A player, or a player in a frame. */
interface AdvertisedElement extends EventTarget {
  readonly state: { readonly ad: AdState | null } | null;
}

/** The scripts of the ad server run in an origin of their own, and open pages only when they are clicked. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

const ping = (addresses: readonly string[]): void => {
  for (const address of addresses) if (/^https?:\/\//iu.test(address)) new Image().src = address;
};

const fits = ({ id, width, height }: CompanionSlot, companion: AdCompanion): boolean =>
  (id === undefined || id === companion.slot) &&
  (width === undefined || width === companion.width) &&
  (height === undefined || height === companion.height);

const sized = <E extends HTMLImageElement | HTMLIFrameElement>(
  element: E,
  { width, height }: AdCompanion,
): E => {
  if (width > 0) element.width = width;
  if (height > 0) element.height = height;
  return element;
};

const imageOf = (companion: AdCompanion): HTMLElement => {
  const { url, page, alternativeText, clickTracking } = companion;
  const image = Object.assign(sized(document.createElement('img'), companion), {
    src: url,
    alt: alternativeText,
  });
  if (page === null) return image;
  const link = Object.assign(document.createElement('a'), {
    href: page,
    target: '_blank',
    rel: 'noopener noreferrer sponsored',
  });
  link.append(image);
  link.addEventListener('click', () => ping(clickTracking));
  return link;
};

const frameOf = (companion: AdCompanion): HTMLElement => {
  const frame = sized(document.createElement('iframe'), companion);
  frame.setAttribute('sandbox', SANDBOX);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = companion.alternativeText;
  frame.src = companion.url;
  return frame;
};

const check = (slots: readonly CompanionSlot[]): void => {
  for (const [at, { element, id, width, height }] of slots.entries()) {
    if (!(element instanceof HTMLElement))
      throw new TypeError(
        `slots[${String(at)}].element must be an element of the page, not ${String(element)}.`,
      );
    if (id === undefined && (width === undefined || height === undefined))
      throw new TypeError(`slots[${String(at)}] must have an id, or width and height.`);
  }
};

/**
 * Shows the companions of advertisements in elements of the page, while the advertisements play: an image with its link,
 * or a page of the ad server in a sandboxed frame. Each companion fills one slot, the first that it fits.
 * @param element `<footlight-player>` or `<footlight-embed>`
 * @returns stops, and empties the slots
 * @throws {TypeError} for a slot without an element, or with neither an id nor a size
 * @see docs/rules/playback.md PLAY-76
 */
export const showCompanions = (
  element: AdvertisedElement,
  { slots, stays = false }: ShowCompanionsOptions,
): (() => void) => {
  check(slots);
  const life = new AbortController();
  let shown: readonly AdCompanion[] = [];

  const empty = (): void => {
    shown = [];
    for (const slot of slots) slot.element.replaceChildren();
  };

  const show = (companions: readonly AdCompanion[]): void => {
    empty();
    shown = companions;
    const free = new Set(slots);
    for (const companion of companions) {
      const slot = [...free].find((one) => fits(one, companion));
      if (slot === undefined) continue;
      free.delete(slot);
      slot.element.replaceChildren(companion.kind === 'image' ? imageOf(companion) : frameOf(companion));
      ping(companion.viewTracking);
    }
  };

  const look = (): void => {
    const ad = element.state?.ad ?? null;
    if (ad?.phase === 'playing') {
      if (JSON.stringify(ad.companions) !== JSON.stringify(shown)) show(ad.companions);
    } else if (!stays && shown.length > 0) empty();
  };

  element.addEventListener('footlight-statechange', look, { signal: life.signal });
  look();
  return () => {
    life.abort();
    empty();
  };
};

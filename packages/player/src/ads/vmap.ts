import { offsetOf, secondsOf } from './ad-offset.js';
import { ping } from './ad-pings.js';
import type { AdUnit, BreakTracking } from './player-ads.js';
import { unitAt } from './scheduled-unit.js';

/** @see IAB Tech Lab, VMAP 1.0.1, section 2.6: error codes */
export const VMAP_ERRORS = {
  kind: '1003',
  general: '1004',
  template: '1005',
  extraction: '1006',
  timeout: '1007',
  retrieval: '1008',
} as const;

type VmapError = (typeof VMAP_ERRORS)[keyof typeof VMAP_ERRORS];

/** VMAP's elements have a namespace, but not all servers declare it under the same prefix. */
const all = (node: Document | Element, name: string): readonly Element[] => [
  ...node.getElementsByTagNameNS('*', name),
];

const textOf = (node: Element | undefined): string => node?.textContent.trim() ?? '';

export const isVmap = (xml: Document): boolean => xml.documentElement.localName === 'VMAP';

/** The error URLs of a break, with the code in VMAP's own macro. */
const reportTo = (tracking: BreakTracking, code: VmapError): void =>
  ping(
    tracking.error.map((address) => address.replaceAll('[ERROR_CODE]', code)),
    { ERRORCODE: code },
  );

const trackingOf = (adBreak: Element): BreakTracking => {
  const own = [...adBreak.children].find(({ localName }) => localName === 'TrackingEvents');
  const of = (event: string) =>
    own === undefined
      ? []
      : all(own, 'Tracking')
          .filter((one) => one.getAttribute('event') === event)
          .map(textOf);
  return { breakStart: of('breakStart'), breakEnd: of('breakEnd'), error: of('error') };
};

/** Where the advertisements of a break are: in the document itself, or at an address. */
const contentOf = (adBreak: Element, base: string): Pick<AdUnit, 'url' | 'text'> | VmapError => {
  const [inline] = all(adBreak, 'VASTAdData');
  const vast = inline?.firstElementChild ?? null;
  if (vast !== null) return { url: base, text: new XMLSerializer().serializeToString(vast) };
  const [tag] = all(adBreak, 'AdTagURI');
  const address = textOf(tag);
  if (address === '')
    return all(adBreak, 'CustomAdData').length > 0 ? VMAP_ERRORS.template : VMAP_ERRORS.general;
  // The macros of an address are filled in when it is requested.
  return URL.canParse(address, base) ? { url: new URL(address, base).href } : VMAP_ERRORS.general;
};

const unitOf = (adBreak: Element, base: string): AdUnit | null => {
  const tracking = trackingOf(adBreak);
  const fail = (code: VmapError): null => {
    reportTo(tracking, code);
    return null;
  };
  const kinds = (adBreak.getAttribute('breakType') ?? 'linear').split(',').map((kind) => kind.trim());
  if (!kinds.includes('linear')) return fail(VMAP_ERRORS.kind);
  const offset = offsetOf(adBreak.getAttribute('timeOffset') ?? '');
  if (offset === null) return fail(VMAP_ERRORS.general);
  const content = contentOf(adBreak, base);
  if (typeof content === 'string') return fail(content);
  const every = secondsOf(adBreak.getAttribute('repeatAfter') ?? '');
  return {
    ...unitAt(offset),
    ...content,
    tracking,
    ...(every !== null && every > 0 ? { every } : {}),
  };
};

/**
 * The breaks of a VMAP document. Those that cannot be played are left out, and reported to their own error URLs.
 * @param base address of the document
 * @see IAB Tech Lab, VMAP 1.0.1: https://iabtechlab.com/standards/vmap/
 */
export const readVmap = (xml: Document, base: string): readonly AdUnit[] =>
  all(xml, 'AdBreak').flatMap((adBreak) => unitOf(adBreak, base) ?? []);

/** Reports to a break of VMAP why none of its advertisements can be played. */
export const reportBreakError = (tracking: BreakTracking | undefined, code: VmapError): void => {
  if (tracking !== undefined) reportTo(tracking, code);
};

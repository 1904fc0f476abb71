import { assetsOf } from './interstitials.js';
import { ping } from './ad-pings.js';
import type { AdUnit, BreakTracking, Interstitial } from './player-ads.js';
import { documentErrorOf } from './vast-checks.js';
import {
  requestDocument,
  requestList,
  requestText,
  VastDocument,
  type DocumentRequest,
} from './vast-client.js';
import { linearAd, type LinearAd, type VastAd } from './vast-documents.js';
import { isVmap, readVmap, reportBreakError, VMAP_ERRORS } from './vmap.js';

/** The advertisements of a break. */
export interface AdPod {
  readonly ads: readonly LinearAd[];
  /** The breaks of the document, if it is a schedule (VMAP); it then has no advertisements itself. */
  readonly schedule: readonly AdUnit[];
  /** The next stand-alone advertisement of the document, which replaces one that failed; null after the last one. */
  substitute(): Promise<LinearAd | null>;
}

interface PodRequest extends DocumentRequest {
  readonly muted: boolean;
  readonly tracking?: BreakTracking | undefined;
  readonly interstitial?: Interstitial | undefined;
}

/** Error codes of VAST 4.2, section 2.3.6.3, about advertisements that this player does not show. */
const KIND_ERRORS = { unexpected: '200', linearity: '201' } as const;

const EMPTY: AdPod = { ads: [], schedule: [], substitute: () => Promise.resolve(null) };

const orderOf = ({ sequence }: VastAd): number => Number.parseInt(String(sequence ?? ''), 10) || 0;

/** Reports an advertisement that is none before, in or after the content. */
const refuse = ({ creatives, errorURLTemplates }: VastAd, macros: Readonly<Record<string, string>>): null => {
  const isNonLinear = creatives.some(({ type }) => type === 'nonlinear');
  ping(errorURLTemplates, {
    ...macros,
    ERRORCODE: isNonLinear ? KIND_ERRORS.linearity : KIND_ERRORS.unexpected,
  });
  return null;
};

class PodReader {
  readonly #document: VastDocument;
  readonly #request: PodRequest;
  #standAlone: VastAd[] = [];

  constructor(xml: Document, request: PodRequest) {
    this.#request = request;
    this.#document = new VastDocument(xml, request);
  }

  /** @see VAST 4.2, sections 2.4.2 (pods and buffets) and 3.19 (`fallbackOnNoAd`) */
  async read(): Promise<readonly LinearAd[]> {
    const found = await this.#document.first();
    const pod = found.filter((ad) => orderOf(ad) > 0).toSorted((one, other) => orderOf(one) - orderOf(other));
    this.#standAlone = found.filter((ad) => orderOf(ad) === 0);
    if (pod.length === 0) {
      const only = await this.substitute();
      return only === null ? [] : [only];
    }
    const ads: LinearAd[] = [];
    for (const ad of pod) {
      const own = ad.hasFailed === true ? null : this.#linear(ad);
      const chosen = own ?? (ad.fallbackOnNoAd === false ? null : await this.substitute());
      if (chosen !== null) ads.push(chosen);
    }
    return ads;
  }

  async substitute(): Promise<LinearAd | null> {
    for (;;) {
      for (let next = this.#standAlone.shift(); next !== undefined; next = this.#standAlone.shift()) {
        const ad = this.#linear(next);
        if (ad !== null) return ad;
      }
      const more = this.#document.next();
      if (more === null) return null;
      this.#standAlone.push(...(await more));
    }
  }

  #linear(ad: VastAd): LinearAd | null {
    const { muted, url, macros } = this.#request;
    return linearAd(ad, muted, url)[0] ?? refuse(ad, macros());
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Loads the advertisements of a break: its document and the documents that it wraps, all within five seconds.
 * Documents that fail to load or parse are reported to the known error URLs, and left out.
 */
export const fetchPod = async (request: PodRequest): Promise<AdPod> => {
  const { url, tracking, interstitial, muted } = request;
  if (interstitial !== undefined)
    return assetsOf(interstitial, muted, {
      list: (address) => requestList({ ...request, url: address }),
      manifest: (address) => requestText({ ...request, url: address }),
    }).then(
      (ads) => ({ ...EMPTY, ads }),
      () => EMPTY,
    );
  let xml: Document;
  try {
    xml = await requestDocument(request);
  } catch (error) {
    reportBreakError(tracking, isTimeout(error) ? VMAP_ERRORS.timeout : VMAP_ERRORS.retrieval);
    return EMPTY;
  }
  if (isVmap(xml)) return { ...EMPTY, schedule: readVmap(xml, url) };
  if (documentErrorOf(xml) !== null) {
    // Without a document of VAST there is no other error URL to report to.
    reportBreakError(tracking, VMAP_ERRORS.extraction);
    return EMPTY;
  }
  const reader = new PodReader(xml, request);
  return { ...EMPTY, ads: await reader.read(), substitute: () => reader.substitute() };
};

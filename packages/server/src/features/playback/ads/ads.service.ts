import { ApiError } from '../../../api-error.js';
import type { Metrics } from '../../../http/operation/metrics.js';
import { counterAddress, filmAddress, pageAddress, vastAddress, type CountedEvent } from './ad-addresses.js';
import { isExchange, type Commercial } from './ad-description.js';
import type { AdGrant, AdGrants } from './ad-grants.js';
import type { AdIndex } from './ad-index.js';
import { inlineAd, vastDocument, wrapperAd } from './vast-document.js';

export interface AdsServiceOptions {
  readonly ads: AdIndex;
  readonly grants: AdGrants;
  readonly metrics: Metrics;
}

const COUNTER = 'footlight_ad_events_total';

export class AdsService {
  readonly #ads;
  readonly #grants;
  readonly #metrics;

  constructor({ ads, grants, metrics }: AdsServiceOptions) {
    this.#ads = ads;
    this.#grants = grants;
    this.#metrics = metrics;
  }

  /**
   * The VAST document of a signed ad break.
   * @param origin prefix of every address in the document, as VAST allows no relative addresses
   * @throws {ApiError} STREAM_ADDRESS_INVALID, STREAM_ADDRESS_EXPIRED
   * @throws {ApiError} NOT_FOUND if none of its advertisements exists
   */
  async document(token: string, origin: string): Promise<string> {
    const grant = this.#grants.verify(token);
    const found = await Promise.all(grant.a.map((slug) => this.#placed(slug, grant, origin)));
    if (found.flat().length === 0) throw new ApiError('NOT_FOUND');
    return vastDocument(found.flat());
  }

  /**
   * Counts an event that a player reports.
   * @param code VAST 4.2 error code, for `error` events
   * @throws {ApiError} STREAM_ADDRESS_INVALID, STREAM_ADDRESS_EXPIRED
   */
  count(token: string, ad: string, event: CountedEvent, code: string | null): void {
    const grant = this.#grants.verify(token);
    if (!grant.a.includes(ad)) throw new ApiError('STREAM_ADDRESS_INVALID');
    this.#metrics.count(COUNTER, { ad, placement: grant.p, event, code: code ?? '' });
  }

  /** @throws {ApiError} NOT_FOUND */
  async commercial(slug: string): Promise<Commercial> {
    const ad = await this.#ads.ad(slug);
    if (ad === null || isExchange(ad)) throw new ApiError('NOT_FOUND');
    return ad;
  }

  async #placed(slug: string, grant: AdGrant, origin: string) {
    const ad = await this.#ads.ad(slug);
    if (ad === null) return [];
    const token = this.#grants.sign({ ...grant, a: [slug] });
    const addresses = {
      counter: (event: CountedEvent) => origin + counterAddress(token, slug, event),
      film: (file: string) => origin + filmAddress(slug, file),
      page: origin + pageAddress(slug),
      wrapped: origin + vastAddress(this.#grants.sign({ ...grant, a: [isExchange(ad) ? ad.wraps : slug] })),
    };
    return [{ slug, body: isExchange(ad) ? wrapperAd(ad, addresses) : inlineAd(ad, addresses) }];
  }
}

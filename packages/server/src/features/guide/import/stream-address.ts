import type { KnownOrigins } from '../../../catalogue/source-issues.js';
import { GuideFileError, quotedValue } from './guide-file-error.js';
import { slugOf } from './list-slug.js';

const LONGEST_ADDRESS = 2_000;
const MOST_NAMED = 20;

/** A stream of another origin, as `source` of a title or channel. */
export interface ListedStream {
  readonly origin: string;
  readonly address: string;
  readonly protocol: 'HLS' | 'DASH';
}

const protocolOf = ({ pathname }: URL): 'HLS' | 'DASH' | null => {
  if (/\.m3u8?$/iu.test(pathname)) return 'HLS';
  return /\.mpd$/iu.test(pathname) ? 'DASH' : null;
};

/** Why an address cannot be played here; null for one that can. */
const unusable = (url: URL | null, address: string): string | null => {
  if (url === null || !/^https?:$/u.test(url.protocol))
    return `found ${quotedValue(address)}; allowed: an address of https or http`;
  if (protocolOf(url) === null)
    return `found ${quotedValue(url.pathname)}; allowed: HLS (.m3u8) or DASH (.mpd)`;
  return url.href.length > LONGEST_ADDRESS || url.username !== ''
    ? `found an address that is too long or has a password; allowed: ${LONGEST_ADDRESS} characters without one`
    : null;
};

/** Streams of lists, and the origins that they need and that the realm file does not name. */
export class ListedStreams {
  readonly #name: string;
  readonly #origins: KnownOrigins;
  readonly #missing = new Map<string, string>();

  /** @param name of the list, for messages */
  constructor(name: string, origins: KnownOrigins) {
    this.#name = name;
    this.#origins = origins;
  }

  /**
   * @param place where the address stands, such as `line 12`
   * @param base what it may be relative to; undefined for nothing
   * @returns the stream; why it cannot be one; or null for one of an origin that is missing
   */
  stream(address: string, place: string, base?: string): ListedStream | string | null {
    const url = URL.canParse(address, base) ? new URL(address, base) : null;
    const reason = unusable(url, address);
    if (url === null || reason !== null) return reason ?? '';
    url.hash = '';
    const origin = Object.entries(this.#origins).find(([, rule]) => rule.origin === url.origin)?.[0];
    if (origin === undefined) {
      if (!this.#missing.has(url.origin)) this.#missing.set(url.origin, place);
      return null;
    }
    return { origin, address: url.href, protocol: protocolOf(url) ?? 'HLS' };
  }

  /** @throws {GuideFileError} saying what to add to the realm file */
  requireOrigins(): void {
    if (this.#missing.size === 0) return;
    const lines = [...this.#missing]
      .slice(0, MOST_NAMED)
      .map(
        ([origin, place]) =>
          `  ${place}: add "${slugOf(new URL(origin).host)}": { "origin": ${JSON.stringify(origin)} }`,
      );
    const known = Object.values(this.#origins).map(({ origin }) => origin);
    throw new GuideFileError(
      this.#name,
      `${this.#missing.size} origins that streamOrigins of the realm file does not name`,
      `${known.length === 0 ? 'none yet' : known.join(', ')}; to allow more:\n${lines.join('\n')}\n`,
    );
  }
}

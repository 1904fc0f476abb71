import type { AccessDecision } from '../playback/access.js';
import { interstitialOf, linkOn, type LinkSettings, type LinkTarget } from '../navigation/links.js';

export interface TitleRedirectContext {
  readonly settings: Pick<LinkSettings, 'interstitial'>;
  /** Whether the address requests the interstitial, as shared links do. */
  readonly requestsInterstitial: boolean;
}

/**
 * The page that the viewer is redirected to from a title's page; null to stay on it and play or show the reason. The
 * interstitial takes precedence if the address requests it: shared links lead there regardless of access, except for
 * live content.
 *
 * ACC-13, ACC-25
 */
export const titleRedirect = (
  decision: AccessDecision,
  page: LinkTarget,
  { settings, requestsInterstitial }: TitleRedirectContext,
): LinkTarget | null =>
  (requestsInterstitial ? interstitialOf(page, settings) : null) ?? linkOn(decision, page, settings);

/** Start options of an address. */
export interface StartOptions {
  /** Value of `play`. */
  readonly play: string | null;
  /** Start position in seconds, as in links to a moment. */
  readonly startAt: number | undefined;
  /** Whether the viewer followed a link within the site, which counts as a request to watch. */
  readonly cameByLink: boolean;
}

/** Whether playback starts automatically. Live content always does. */
export const startsByItself = (kind: 'vod' | 'live', { play, startAt, cameByLink }: StartOptions): boolean =>
  kind === 'live' || play === '1' || startAt !== undefined || cameByLink;

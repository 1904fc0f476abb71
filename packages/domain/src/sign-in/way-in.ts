import type { AccessVerdict } from '../access/access.js';
import { interstitialOf, linkOn, type LinkSettings, type LinkTarget } from '../navigation/links.js';

export interface WayInContext {
  readonly settings: Pick<LinkSettings, 'interstitial'>;
  /** Whether the address asks for the page before a video, as shared links do. */
  readonly asksInterstitial: boolean;
}

/**
 * Where the reader of a title's page is led instead; null where that page is the one, which then plays or says why not.
 * The page before a video stands first where the address asks for it: who shares anything but what is live sends people
 * there, whatever their access.
 *
 * ACC-13, ACC-25
 */
export const wayIn = (
  verdict: AccessVerdict,
  page: LinkTarget,
  { settings, asksInterstitial }: WayInContext,
): LinkTarget | null =>
  (asksInterstitial ? interstitialOf(page, settings) : null) ?? linkOn(verdict, page, settings);

/** What an address may say of how to begin. */
export interface StartWishes {
  /** Value of `play`. */
  readonly play: string | null;
  /** Seconds from start that the address names, as a shared moment does. */
  readonly startAt: number | undefined;
  /** The viewer has come by a link of this site, which is a wish to watch. */
  readonly cameByLink: boolean;
}

/** Whether a video begins by itself. What is live always does: who tunes in wants to see what is on. */
export const startsByItself = (kind: 'vod' | 'live', { play, startAt, cameByLink }: StartWishes): boolean =>
  kind === 'live' || play === '1' || startAt !== undefined || cameByLink;

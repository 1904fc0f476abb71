import type { AccessLevel, ContentItem } from '@footlight/contract';

/**
 * What an address of a title leads to: the player, a page before it, or a reason that stands in the player's place.
 * `wait`: who asks is not known yet, or what is known of their access is older than their sign-in.
 */
export type WayIn = 'play' | 'signIn' | 'interstitial' | 'purchase' | 'geoblocked' | 'notPlayable' | 'wait';

export interface WayInContext {
  /** Whether the realm shows a page before locked videos. */
  readonly interstitial: boolean;
  /** Whether the address asks for that page, as shared links do. */
  readonly asksInterstitial: boolean;
  /** Null while unknown. */
  readonly isGuest: boolean | null;
  /** Whether the access level may still change by itself: it is being asked for. */
  readonly isStale: boolean;
}

type Asked = Pick<ContentItem, 'accessLevel' | 'onlinePlayback' | 'type'>;

const LOCKED: ReadonlySet<AccessLevel> = new Set(['DENIED', 'GRANTED_ON_SIGN_IN']);

/**
 * Where a viewer who asks for a title is led. “Granted plays. Granted with onlinePlayback NOT_AVAILABLE raises a
 * blocked error. Granted-on-sign-in redirects a guest to login […]. Denied leads to the interstitial (when enabled) or
 * purchase; geoblocked shows the geo message.” An interstitial is of videos: who shares anything but what is live sends
 * people there first.
 *
 * @see specification 000 §4 “Access”, §2 Share
 */
export const wayIn = (title: Asked, context: WayInContext): WayIn => {
  const isVideo = title.type === 'VOD';
  const hasInterstitial = context.interstitial && isVideo;
  if (hasInterstitial && context.asksInterstitial) return 'interstitial';
  if (LOCKED.has(title.accessLevel) && (context.isStale || context.isGuest === null)) return 'wait';
  switch (title.accessLevel) {
    case 'GRANTED':
      return title.onlinePlayback === 'NOT_AVAILABLE' ? 'notPlayable' : 'play';
    case 'GRANTED_ON_SIGN_IN':
      return 'signIn';
    case 'DENIED':
      return hasInterstitial ? 'interstitial' : 'purchase';
    case 'GEOBLOCKED':
      return 'geoblocked';
  }
};

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

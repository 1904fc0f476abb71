import type { ContentItem, VodDetails } from '@footlight/contract';

/*
 * The access decision: what a viewer may do with a title, why not more, and the data that the next step needs. Links,
 * pages, notices, cards and the player all use this one value. A new reason is a new member of `because`; the compiler
 * then reports every table that lacks an entry for it.
 */

/** A licence that grants access to a title. */
type Licence = VodDetails['availablePurchases'][number];

interface Play {
  readonly kind: 'play';
}
interface SignIn<Because> {
  readonly kind: 'sign-in';
  readonly because: Because;
}
interface Buy<Because> {
  readonly kind: 'buy';
  readonly because: Because;
}
/** The offer for a title that the viewer may not watch. */
interface Offer extends Buy<'licence-missing'> {
  /** Any one of them grants access; empty if the service lists none. */
  readonly licences: readonly Licence[];
  /** Whether the viewer may already hold such a licence and only has to sign in. */
  readonly orSignIn: boolean;
}
interface Wait<Because> {
  readonly kind: 'wait';
  readonly because: Because;
  /** Unknown: the condition may end at any time. */
  readonly until: null;
}
interface WaitUntil<Because> {
  readonly kind: 'wait';
  readonly because: Because;
  /** Milliseconds since the epoch. */
  readonly until: number;
}
interface None<Because> {
  readonly kind: 'none';
  readonly because: Because;
}

/** The decision from the service's data alone, independent of the viewer and the time. */
export type ServiceDecision = Play | SignIn<'signed-out'> | Offer | None<'geoblocked' | 'not-online'>;

export type TitleDecision =
  | ServiceDecision
  /** The viewer is not known yet, or the access level is older than their sign-in. */
  | Wait<'access-unsettled'>
  | WaitUntil<'event-upcoming' | 'premiere-upcoming'>;

/** The decision for a refused playback request: see `denialOf`. */
export type Denial =
  | SignIn<'signed-out' | 'precondition'>
  | Buy<'licence-missing' | 'requirements-unmet'>
  | Wait<'too-many-screens'>
  | WaitUntil<'event-upcoming' | 'premiere-upcoming'>
  | None<'geoblocked' | 'not-online' | 'forbidden' | 'not-found' | 'not-live'>;

export type AccessDecision = TitleDecision | Denial;

/** The access data of a title as sent by the service. */
export type TitleAccess = Pick<ContentItem, 'accessLevel'> &
  Partial<Pick<ContentItem, 'onlinePlayback'>> & {
    readonly availablePurchases?: readonly Licence[];
  };

/**
 * The decision from the access level, then from online playback, if `onlinePlayback` is given. Lists, which have no room
 * for more, show this one.
 *
 * ACC-1, ACC-2, ACC-3, ACC-4, ACC-5, ACC-28
 */
export const serviceDecision = (title: TitleAccess, isGuest = false): ServiceDecision => {
  switch (title.accessLevel) {
    case 'GRANTED':
      return title.onlinePlayback === 'NOT_AVAILABLE'
        ? { kind: 'none', because: 'not-online' }
        : { kind: 'play' };
    case 'GRANTED_ON_SIGN_IN':
      return { kind: 'sign-in', because: 'signed-out' };
    case 'GEOBLOCKED':
      return { kind: 'none', because: 'geoblocked' };
    case 'DENIED':
    // A newer service may send levels that are unknown here (ACC-28).
    default:
      return {
        kind: 'buy',
        because: 'licence-missing',
        licences: title.availablePurchases ?? [],
        orSignIn: isGuest,
      };
  }
};

/** Whether the access level lets a viewer watch, regardless of online playback. */
export const isGranted = ({ accessLevel }: Pick<ContentItem, 'accessLevel'>): boolean =>
  serviceDecision({ accessLevel }).kind === 'play';

/** Whether the title is not licensed for the viewer's country, where it cannot be started at all (ACC-4). */
export const isClosedHere = ({ accessLevel }: Pick<ContentItem, 'accessLevel'>): boolean => {
  const decision = serviceDecision({ accessLevel });
  return decision.kind === 'none' && decision.because === 'geoblocked';
};

type Scheduled = Partial<Pick<ContentItem, 'startDate' | 'release'>>;

/** When a title begins, or is released as a premiere, in milliseconds since the epoch; null without such a time. */
export const startOfTitle = ({ startDate, release }: Scheduled): number | null => {
  const start = startDate ?? (release?.type === 'PREMIERE' ? release.scheduledAt : undefined);
  return start === undefined ? null : Date.parse(start);
};

/** The viewer that a decision is for. */
export interface TitleViewer {
  readonly isGuest: boolean;
  /** False while the viewer is not known, or while the access level is being reloaded. */
  readonly isSettled: boolean;
}

/**
 * What a viewer may do with a title now. Ended events are not handled here: a video may have replaced one under the
 * same id, which only the service knows (ACC-9).
 *
 * @param now milliseconds since the epoch
 *
 * ACC-1 to ACC-8
 */
export const titleDecision = (
  title: TitleAccess & Scheduled & Pick<ContentItem, 'type'>,
  viewer: TitleViewer,
  now: number,
): TitleDecision => {
  const decision = serviceDecision(title, viewer.isGuest);
  const mayChange = decision.kind === 'sign-in' || decision.kind === 'buy';
  if (mayChange && !viewer.isSettled) return { kind: 'wait', because: 'access-unsettled', until: null };
  if (decision.kind !== 'play') return decision;
  const until = startOfTitle(title);
  if (until === null || until <= now) return decision;
  return { kind: 'wait', because: title.type === 'VOD' ? 'premiere-upcoming' : 'event-upcoming', until };
};

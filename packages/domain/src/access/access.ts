import type { ContentItem, VodDetails } from '@footlight/contract';

/*
 * The verdict on access: what a reader may do with a title, why not more, and what the way on needs. Links, pages,
 * notices, cards and the player read this one value. A new reason is a new member of `because` here; the compiler then
 * names every table that words it or leads on from it.
 */

/** A licence that opens a title. */
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
/** What is on offer for a title that its reader may not watch. */
interface Offer extends Buy<'licence-missing'> {
  /** Any one of them opens the title; empty where the service names none. */
  readonly licences: readonly Licence[];
  /** Whether the reader may hold such a licence already and has only not signed in. */
  readonly orSignIn: boolean;
}
interface Wait<Because> {
  readonly kind: 'wait';
  readonly because: Because;
  /** No moment is known: what is waited for may end at any time. */
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

/** What the service's own words say of a title, whoever reads them and whenever. */
export type ToldVerdict = Play | SignIn<'signed-out'> | Offer | None<'geoblocked' | 'not-online'>;

export type TitleVerdict =
  | ToldVerdict
  /** Who asks is not known yet, or the access level is older than their sign-in. */
  | Wait<'access-unsettled'>
  | WaitUntil<'event-upcoming' | 'premiere-upcoming'>;

/** What a refusal of playback says: see `verdictOnRefusal`. */
export type RefusalVerdict =
  | SignIn<'signed-out' | 'precondition'>
  | Buy<'licence-missing' | 'requirements-unmet'>
  | Wait<'too-many-screens'>
  | WaitUntil<'event-upcoming' | 'premiere-upcoming'>
  | None<'geoblocked' | 'not-online' | 'forbidden' | 'not-found' | 'not-live'>;

export type AccessVerdict = TitleVerdict | RefusalVerdict;

/** What the service tells of access to a title. */
export type ToldTitle = Pick<ContentItem, 'accessLevel'> &
  Partial<Pick<ContentItem, 'onlinePlayback'>> & {
    readonly availablePurchases?: readonly Licence[];
  };

/**
 * The verdict of the access level, then of online playback; without `onlinePlayback` of the level alone. Lists, which
 * have no room for more, show this one.
 *
 * ACC-1, ACC-2, ACC-3, ACC-4, ACC-5, ACC-28
 */
export const verdictAsTold = (title: ToldTitle, isGuest = false): ToldVerdict => {
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
    // A newer service may have levels that are not known here (ACC-28).
    default:
      return {
        kind: 'buy',
        because: 'licence-missing',
        licences: title.availablePurchases ?? [],
        orSignIn: isGuest,
      };
  }
};

/** Whether the access level lets a viewer watch, however it is played. */
export const isGranted = ({ accessLevel }: Pick<ContentItem, 'accessLevel'>): boolean =>
  verdictAsTold({ accessLevel }).kind === 'play';

/** Whether the rights of a title do not reach its reader's country: nothing there begins it (ACC-4). */
export const isClosedHere = ({ accessLevel }: Pick<ContentItem, 'accessLevel'>): boolean => {
  const verdict = verdictAsTold({ accessLevel });
  return verdict.kind === 'none' && verdict.because === 'geoblocked';
};

type Scheduled = Partial<Pick<ContentItem, 'startDate' | 'release'>>;

/** When a title begins, or is released as a premiere; milliseconds since the epoch, null where it has no such moment. */
export const startOfTitle = ({ startDate, release }: Scheduled): number | null => {
  const start = startDate ?? (release?.type === 'PREMIERE' ? release.scheduledAt : undefined);
  return start === undefined ? null : Date.parse(start);
};

/** Who asks for a title. */
export interface AccessReader {
  readonly isGuest: boolean;
  /** False while it is not known who asks, or while the access level is being asked for anew. */
  readonly isSettled: boolean;
}

/**
 * What a reader may do with a title now. An event that is over is not told apart here: a video of the same id may have
 * taken its place, which only the service knows (ACC-9).
 *
 * @param now milliseconds since the epoch
 *
 * ACC-1 to ACC-8
 */
export const verdictOn = (
  title: ToldTitle & Scheduled & Pick<ContentItem, 'type'>,
  reader: AccessReader,
  now: number,
): TitleVerdict => {
  const told = verdictAsTold(title, reader.isGuest);
  const mayChange = told.kind === 'sign-in' || told.kind === 'buy';
  if (mayChange && !reader.isSettled) return { kind: 'wait', because: 'access-unsettled', until: null };
  if (told.kind !== 'play') return told;
  const until = startOfTitle(title);
  if (until === null || until <= now) return told;
  return { kind: 'wait', because: title.type === 'VOD' ? 'premiere-upcoming' : 'event-upcoming', until };
};

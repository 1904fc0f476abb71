import type { ContentItem, PublicRealm } from '@footlight/contract';
import { togglesOf, type CardToggle } from './card.js';

/** A button below a title. Downloads are never offered. */
export type TitleAction = CardToggle | 'trailer' | 'share';

export interface TitleOnPage {
  readonly title: Pick<ContentItem, 'type' | 'accessLevel'>;
  readonly trailer: Pick<ContentItem, 'accessLevel'> | null;
}

/** Whether a trailer may be seen: also by who has yet to sign in. */
export const hasTrailer = (trailer: TitleOnPage['trailer']): boolean =>
  trailer?.accessLevel === 'GRANTED' || trailer?.accessLevel === 'GRANTED_ON_SIGN_IN';

/**
 * The buttons below a title, in their order.
 *
 * @see specification 000 §4 “Action buttons hidden”, “Watchlist and favourite buttons show only for signed-in users on
 *   vod with granted access”
 */
export const titleActions = (
  { title, trailer }: TitleOnPage,
  realm: Pick<PublicRealm, 'watchlists' | 'socialSharing'>,
  viewer: { readonly isGuest: boolean },
): readonly TitleAction[] => [
  ...(hasTrailer(trailer) ? (['trailer'] as const) : []),
  ...togglesOf(title, realm.watchlists, viewer),
  ...(realm.socialSharing.enabled ? (['share'] as const) : []),
];

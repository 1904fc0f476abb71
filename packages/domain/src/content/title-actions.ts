import type { ContentItem, PublicRealm } from '@footlight/contract';
import { serviceDecision, type AccessDecision } from '../playback/access.js';
import { togglesOf, type CardToggle } from './card.js';

/** A button below a title. Downloads are never offered. */
export type TitleAction = CardToggle | 'trailer' | 'share';

export interface TitleOnPage {
  readonly title: Pick<ContentItem, 'type' | 'accessLevel'>;
  readonly trailer: Pick<ContentItem, 'accessLevel'> | null;
}

const WATCHABLE: ReadonlySet<AccessDecision['kind']> = new Set(['play', 'sign-in']);

/** Whether a trailer may be watched, which includes viewers who still have to sign in (ACC-21). */
export const hasTrailer = (trailer: TitleOnPage['trailer']): boolean =>
  trailer !== null && WATCHABLE.has(serviceDecision({ accessLevel: trailer.accessLevel }).kind);

/**
 * The buttons below a title, in order.
 *
 * ACC-20, ACC-21
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

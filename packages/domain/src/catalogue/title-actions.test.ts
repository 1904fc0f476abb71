import type { PublicRealm } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { titleActions } from './title-actions.js';

const realm: Pick<PublicRealm, 'watchlists' | 'socialSharing'> = {
  watchlists: { enabled: true, systemDefinedFavourites: 'ENABLED' },
  socialSharing: { enabled: true, universalLink: null, trackingConfiguration: [] },
};
const film = { type: 'VOD', accessLevel: 'GRANTED' } as const;
const member = { isGuest: false };
const trailer = { accessLevel: 'GRANTED' } as const;

describe('the buttons below a title', () => {
  // CARD-6
  it('are all there for who has signed in, and no download', () => {
    expect(titleActions({ title: film, trailer }, realm, member)).toEqual([
      'trailer',
      'favourite',
      'watchlist',
      'share',
    ]);
  });

  // SHARE-5
  it('leave out sharing where the realm does not share', () => {
    const quiet = { ...realm, socialSharing: { ...realm.socialSharing, enabled: false } };
    expect(titleActions({ title: film, trailer: null }, quiet, member)).not.toContain('share');
  });

  // CARD-7
  it('leave out lists where the realm has none', () => {
    const listless = { ...realm, watchlists: { ...realm.watchlists, enabled: false } };
    expect(titleActions({ title: film, trailer: null }, listless, member)).toEqual(['favourite', 'share']);
  });

  it('ACC-20: leave out what keeps a title for guests, for what is live and for what is locked', () => {
    const none = ['share'];
    expect(titleActions({ title: film, trailer: null }, realm, { isGuest: true })).toEqual(none);
    expect(titleActions({ title: { ...film, type: 'LIVE_EVENT' }, trailer: null }, realm, member)).toEqual(
      none,
    );
    expect(titleActions({ title: { ...film, accessLevel: 'DENIED' }, trailer: null }, realm, member)).toEqual(
      none,
    );
  });

  it('ACC-21: offer a trailer also to who has yet to sign in, and not one that is denied', () => {
    const guest = { isGuest: true };
    const asGuest = (accessLevel: 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED') =>
      titleActions({ title: film, trailer: { accessLevel } }, realm, guest).includes('trailer');
    expect(asGuest('GRANTED_ON_SIGN_IN')).toBe(true);
    expect(asGuest('DENIED')).toBe(false);
    expect(asGuest('GEOBLOCKED')).toBe(false);
  });
});

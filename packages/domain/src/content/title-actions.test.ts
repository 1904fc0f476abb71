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
  it('are all shown to a signed-in viewer, without a download button', () => {
    expect(titleActions({ title: film, trailer }, realm, member)).toEqual([
      'trailer',
      'favourite',
      'watchlist',
      'share',
    ]);
  });

  // SHARE-5
  it('omit sharing if the realm disables it', () => {
    const quiet = { ...realm, socialSharing: { ...realm.socialSharing, enabled: false } };
    expect(titleActions({ title: film, trailer: null }, quiet, member)).not.toContain('share');
  });

  // CARD-7
  it('omit watchlists if the realm disables them', () => {
    const listless = { ...realm, watchlists: { ...realm.watchlists, enabled: false } };
    expect(titleActions({ title: film, trailer: null }, listless, member)).toEqual(['favourite', 'share']);
  });

  it('ACC-20: omit favourites and watchlists for guests, live events and locked titles', () => {
    const none = ['share'];
    expect(titleActions({ title: film, trailer: null }, realm, { isGuest: true })).toEqual(none);
    expect(titleActions({ title: { ...film, type: 'LIVE_EVENT' }, trailer: null }, realm, member)).toEqual(
      none,
    );
    expect(titleActions({ title: { ...film, accessLevel: 'DENIED' }, trailer: null }, realm, member)).toEqual(
      none,
    );
  });

  it('ACC-21: include a trailer that sign-in would grant, but not a denied or geoblocked one', () => {
    const guest = { isGuest: true };
    const asGuest = (accessLevel: 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED') =>
      titleActions({ title: film, trailer: { accessLevel } }, realm, guest).includes('trailer');
    expect(asGuest('GRANTED_ON_SIGN_IN')).toBe(true);
    expect(asGuest('DENIED')).toBe(false);
    expect(asGuest('GEOBLOCKED')).toBe(false);
  });
});

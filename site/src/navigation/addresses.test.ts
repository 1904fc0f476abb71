import type { CallToAction, ContentItem, MenuItem, PublicRealm } from '@footlight/contract';
import type { Prefix } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.js';

const realm: PublicRealm = {
  id: 'demo',
  name: 'Footlight',
  languages: [{ code: 'en', name: 'English', direction: 'ltr' }],
  defaultLanguage: 'en',
  interstitial: { vod: false, series: false },
  enhancedMetadata: true,
  titleDisplayMode: 'SHOW',
  socialSharing: { enabled: true, universalLink: null, trackingConfiguration: [] },
  watchlists: { enabled: true, systemDefinedFavourites: 'ENABLED' },
  reviews: { enabled: true },
  programmeGuidePlayback: true,
  navbarLayout: 'TOP',
  languageBadge: true,
  menuSearch: true,
  signIn: {
    providers: [{ name: 'ID', mandatory: false, fields: [] }],
    targetSuffix: null,
    addressCountryRestriction: [],
    artwork: null,
    magicLink: false,
    secondFactor: false,
    passkeys: false,
    passwordReset: false,
    selfRegistration: true,
    tv: { adobe: null, adobeDcr: null, gigya: null, opin: null },
    externalRedirect: null,
    mfa: null,
  },
  territories: { signup: null },
  player: { dvrWindowSeconds: 600, statsEnabled: false, maxHeight: null, countdownSeconds: 8 },
  embedOrigins: [],
  termsPage: null,
};

const addresses = (prefix: Prefix = '', change: Partial<PublicRealm> = {}) =>
  createAddresses({ ...realm, ...change }, prefix, 'https://watch.example');

const image = { url: '/t.webp', variants: [], dominantColour: '#16324f' };
const item = (change: Partial<ContentItem> = {}): ContentItem => ({
  id: '1001',
  type: 'VOD',
  title: 'The Lantern Coast',
  description: '',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: '/t.webp',
  images: { thumbnail: image },
  tags: [],
  audioTracks: [],
  subtitleLanguages: [],
  favourite: false,
  contentContext: [],
  externalId: null,
  ...change,
});

const button = (link: CallToAction['link']): CallToAction => ({ label: null, link });
const menu = (target: MenuItem['target']): MenuItem => ({ id: 'm', label: 'M', target, group: 'main' });

describe('a route', () => {
  it('has its parameters in the path, followed by the query', () => {
    expect(addresses('es').route('live', { eventId: '2001' }, { t: '12', from: '/a?b=c&d' })).toBe(
      '/es/directo/2001?t=12&from=%2Fa%3Fb%3Dc%26d',
    );
    expect(addresses().route('home')).toBe('/home');
  });
});

describe('a button', () => {
  // ROW-7
  it.each<[CallToAction['link'], string | null]>([
    [{ type: 'EXTERNAL', url: 'https://shop.example/x' }, 'https://shop.example/x'],
    [{ type: 'ROUTE', route: 'section', params: { id: 'films' } }, '/section/films'],
    [{ type: 'ROUTE', route: 'nowhere', params: {} }, null],
    [{ type: 'ROUTE', route: 'toString', params: {} }, null],
    [{ type: 'ROUTE', route: 'section', params: {} }, null],
    [{ type: 'ROUTE', route: 'section', params: { id: '' } }, null],
    [{ type: 'ROUTE', route: 'gift', params: {} }, '/gift'],
    [{ type: 'EVENT', eventId: '1001', contentType: 'VOD', firstVideoId: null }, '/video/1001'],
    [{ type: 'EVENT', eventId: '3001', contentType: 'VOD', firstVideoId: '1003' }, '/video/1003'],
    [{ type: 'EVENT', eventId: '2001', contentType: 'LIVE_EVENT', firstVideoId: '1003' }, '/live/2001'],
  ])('with %o links to %s', (link, address) => {
    expect(addresses().button(button(link))).toBe(address);
  });

  // NAV-9
  it('keeps the language of the page', () => {
    const link = { type: 'EVENT', eventId: '2001', contentType: 'LIVE_EVENT', firstVideoId: null } as const;
    expect(addresses('pt').button(button(link))).toBe('/pt/direto/2001');
  });
});

describe('a menu entry', () => {
  // NAV-9, PAGE-54
  it.each<[MenuItem['target'], string | null]>([
    [{ type: 'EXTERNAL', url: 'https://news.example' }, 'https://news.example'],
    [{ type: 'ROUTE', route: 'home', params: {} }, '/ar/home'],
    [{ type: 'ROUTE', route: 'section', params: { id: 'live' } }, '/ar/section/live'],
    [{ type: 'ROUTE', route: 'section', params: {} }, null],
    [{ type: 'ROUTE', route: 'nowhere', params: {} }, null],
  ])('with %o links to %s', (target, address) => {
    expect(addresses('ar').menu(menu(target))).toBe(address);
  });
});

describe('content', () => {
  // NAV-2, NAV-5
  it.each<[Partial<ContentItem>, string]>([
    [{}, '/video/1001/the-lantern-coast'],
    [{ type: 'LIVE_EVENT', id: '2001', title: 'Harbour Radio' }, '/live/2001/harbour-radio'],
    [{ type: 'CHANNEL', id: '7', liveEventId: '2001', title: 'Harbour' }, '/live/2001/harbour'],
    [{ type: 'PLAYLIST', id: '3001', title: 'By night' }, '/playlist/3001/by-night'],
    [{ type: 'SEASON', id: '4001', title: 'Season 1' }, '/season/4001/season-1'],
    [{ type: 'SERIES', id: '5001', title: 'Ember Road' }, '/series/5001/ember-road'],
    [{ type: 'SECTION', id: 'films' }, '/section/films'],
    [{ type: 'NEWS', id: '9' }, '/news/news/9'],
    // LIST-46
    [{ type: 'NEWS', id: '9', feedName: 'ringside' }, '/news/ringside/9'],
    [{ title: '؟!' }, '/video/1001'],
    [{ accessLevel: 'DENIED' }, '/video/1001/the-lantern-coast'],
    [{ accessLevel: 'GEOBLOCKED' }, '/video/1001/the-lantern-coast'],
  ])('with %o is at %s', (change, address) => {
    expect(addresses().content(item(change))).toBe(address);
  });

  // NAV-9
  it('keeps the list that contains it', () => {
    expect(addresses('es').content(item(), { playlistId: '3001' })).toBe(
      '/es/video/1001/the-lantern-coast?playlistId=3001',
    );
  });

  it('links to login if signing in unlocks it, and returns to it within its list', () => {
    const address = addresses('es').content(item({ accessLevel: 'GRANTED_ON_SIGN_IN' }), {
      playlistId: '3001',
    });
    const { pathname, searchParams } = new URL(address, 'https://watch.example');
    expect(pathname).toBe('/es/entrar');
    expect(Object.fromEntries(searchParams)).toEqual({
      entryPage: 'login',
      signInToWatch: 'true',
      from: '/es/video/1001/the-lantern-coast?playlistId=3001',
    });
  });

  it.each(['DENIED', 'GRANTED_ON_SIGN_IN'] as const)(
    '%s links to the interstitial if the realm has one',
    (accessLevel) => {
      expect(
        addresses('', { interstitial: { vod: true, series: false } }).content(item({ accessLevel })),
      ).toBe('/interstitial/1001/the-lantern-coast');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { ContentSecurity } from '../../../http/security/content-security.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { createTestRealm } from '../../../../testing/test-realm.js';
import type { Playable } from '../../content/playable.js';
import { AdGrants } from './ad-grants.js';
import { AdUnits } from './ad-units.js';

const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
const grants = new AdGrants(Buffer.from('a key that only tests know'), clock);
const view = { language: 'pt-BR', country: 'BR', expires: clock.now() / 1000 + 60 };
const image = { url: '/x.webp', variants: [], dominantColour: '#102030' };

const playable: Playable = {
  kind: 'vod',
  item: {
    id: '17',
    type: 'VOD',
    title: 'Rain & wind',
    description: '',
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    duration: 92.16,
    thumbnailUrl: image.url,
    images: { thumbnail: image },
    tags: [],
    audioTracks: [],
    subtitleLanguages: [],
    favourite: false,
    contentContext: [],
    externalId: null,
  },
  accessLevel: 'GRANTED',
  licenceIds: [],
  availablePurchases: [],
  filmSlug: 'x',
  skipMarkers: [],
  availableFrom: null,
  drm: null,
  resumeAt: null,
  watermark: null,
  countdownDuration: null,
  adBreaks: [
    { type: 'PRE_ROLL', offset: null, ads: ['one', 'two'] },
    { type: 'MID_ROLL', offset: 20, ads: [] },
  ],
  live: null,
};

describe('createAdUnits', () => {
  it('uses the realm’s own advertisements for the breaks that name some', () => {
    const [unit, ...more] = new AdUnits({ tagUrl: null }, grants).unitsOf(playable, view);
    expect(more).toEqual([]);
    expect(grants.verify(unit?.url.replace('/ads/vast/', '') ?? '')).toMatchObject({
      p: 'PRE_ROLL',
      a: ['one', 'two'],
      c: 'vod/17',
    });
  });

  it('uses the operator’s ad server for every break, and leaves VAST macros to the player', () => {
    const tagUrl =
      'https://ads.example/vast?at={placement}&o={offset}&k={kind}&c={content}&t={title}&l={language}&g={country}&d={duration}&x={other}&r=[CACHEBUSTING]';
    const urls = new AdUnits({ tagUrl }, grants).unitsOf(playable, view).map(({ url }) => url);
    expect(urls).toEqual([
      'https://ads.example/vast?at=PRE_ROLL&o=&k=vod&c=17&t=Rain%20%26%20wind&l=pt-BR&g=BR&d=92.16&x={other}&r=[CACHEBUSTING]',
      'https://ads.example/vast?at=MID_ROLL&o=20&k=vod&c=17&t=Rain%20%26%20wind&l=pt-BR&g=BR&d=92.16&x={other}&r=[CACHEBUSTING]',
    ]);
  });
});

describe('the content security policy of pages with a player', () => {
  const directives = (ads: { tagUrl: string | null; origins: string[] }, path: string) => {
    const policy = new ContentSecurity(createTestRealm({ ads }), []).policyFor(path);
    return Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
  };

  it.each(['/video/1008', '/embed/vod/1008', '/examples/player/'])(
    'on %s allows the ad origins of the realm for connections, media and images only',
    (path) => {
      const plain = directives({ tagUrl: null, origins: [] }, path);
      const origins = ['https://ads.example', 'https://films.example'];
      const {
        'connect-src': connect,
        'media-src': media,
        'img-src': img,
        ...rest
      } = directives({ tagUrl: 'https://ads.example/vast', origins }, path);
      expect(connect).toEqual(plain['connect-src']?.concat(origins));
      expect(media).toEqual(plain['media-src']?.concat(origins));
      expect(img).toEqual(plain['img-src']?.concat(origins));
      const { 'connect-src': _c, 'media-src': _m, 'img-src': _i, ...plainRest } = plain;
      expect(rest).toEqual(plainRest);
    },
  );
});

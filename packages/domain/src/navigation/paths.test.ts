import { describe, expect, it } from 'vitest';
import {
  PREFIXES,
  addPrefixes,
  inLanguage,
  isPrefix,
  isComplete,
  pathOf,
  routeMatchOf,
  prefixOf,
  routeOf,
} from './paths.js';
import { ROUTES, isAdminPage, type RouteName } from './route-table.js';

const names = Object.keys(ROUTES) as RouteName[];
const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name);

describe('the route table', () => {
  // PAGE-2
  it.each(names)('has the same parameters for %s in every language', (name) => {
    const english = parametersOf(ROUTES[name].en);
    for (const path of Object.values(ROUTES[name])) expect(parametersOf(path)).toEqual(english);
  });

  // PAGE-2
  it.each(Object.keys(PREFIXES))('has unique paths under “%s”', (prefix) => {
    const paths = names.map((name) =>
      ROUTES[name][PREFIXES[prefix as keyof typeof PREFIXES]].replaceAll(/:\w+/gu, ':'),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('admin pages', () => {
  // PAGE-13
  it('have the same paths in every language', () => {
    const params = { accountId: 'a-1', kind: 'receipt' };
    const pages = names.filter(isAdminPage);
    expect(pages.map((name) => pathOf(name, params, '')).toSorted()).toEqual([
      '/_admin',
      '/_admin/404-preview',
      '/_admin/accounts/a-1',
      '/_admin/cancellation-promo-preview',
      '/_admin/composed-page-preview',
      '/_admin/events',
      '/_admin/finance',
      '/_admin/finance/customers/a-1',
      '/_admin/finance/disputes',
      '/_admin/log',
      '/_admin/mail-previews',
      '/_admin/mail-previews/receipt',
      '/_admin/navbar-preview',
      '/_admin/plugin-preview',
      '/_admin/preview',
      '/_admin/reviews',
      '/_admin/rooms',
      '/_admin/section-preview',
      '/_admin/sign-ins',
      '/_admin/vouchers',
    ]);
    for (const prefix of ['es', 'pt', 'ar', 'x-emoji'] as const)
      expect(pages.map((name) => pathOf(name, params, prefix))).toEqual(
        pages.map((name) => `/${prefix}${pathOf(name, params, '')}`),
      );
  });
});

describe('pathOf', () => {
  // PAGE-4
  it('fills in and encodes parameters, and omits optional ones', () => {
    expect(pathOf('vod', { eventId: '1001', eventTitle: 'the-lantern-coast' }, '')).toBe(
      '/video/1001/the-lantern-coast',
    );
    expect(pathOf('vod', { eventId: '10/01' }, 'es')).toBe('/es/video/10%2F01');
    expect(pathOf('season', { seasonId: '4001', seasonTitle: 'الموسم-1' }, 'ar')).toBe(
      `/ar/season/4001/${encodeURIComponent('الموسم-1')}`,
    );
    expect(pathOf('root', {}, 'pt')).toBe('/pt');
  });

  // PAGE-4
  it('throws without a required parameter', () => {
    expect(() => pathOf('live', {}, '')).toThrow('eventId');
  });
});

describe('isComplete', () => {
  it('is true only if all required parameters are present', () => {
    expect(isComplete('live', { eventId: '2001' })).toBe(true);
    expect(isComplete('live', { eventTitle: 'harbour-radio' })).toBe(false);
    expect(isComplete('live', { eventId: '' })).toBe(false);
    expect(isComplete('gift', {})).toBe(true);
    expect(isComplete('newsItem', { feedName: 'news' })).toBe(false);
  });

  it('agrees with pathOf on every route', () => {
    const refuses = (name: RouteName): boolean => {
      try {
        return pathOf(name, {}, '') === '';
      } catch {
        return true;
      }
    };
    expect(names.filter((name) => !isComplete(name, {}))).toEqual(names.filter(refuses));
  });
});

describe('inLanguage', () => {
  // PAGE-3, PAGE-16
  it('keeps the page when the language changes, in both directions', () => {
    expect(inLanguage('/live/2001/harbour-radio', 'es')).toBe('/es/directo/2001/harbour-radio');
    expect(inLanguage('/es/directo/2001/harbour-radio', '')).toBe('/live/2001/harbour-radio');
    expect(inLanguage('/pt/entrar', 'ar')).toBe('/ar/login');
    expect(inLanguage('/', 'ar')).toBe('/ar');
    expect(inLanguage('/ar', '')).toBe('/');
  });

  // PAGE-3, PAGE-5
  it('prefers static segments to parameters', () => {
    expect(inLanguage('/login/magic-link', 'es')).toBe('/es/entrar/enlace-magico');
    expect(inLanguage('/login/facebook', 'es')).toBe('/es/entrar/facebook');
  });

  // PAGE-16
  it.each(names)('converts %s to every language and back', (name) => {
    const params = Object.fromEntries(
      parametersOf(ROUTES[name].en).map((parameter) => [parameter, `a-${parameter}`]),
    );
    const english = pathOf(name, params, '');
    for (const prefix of Object.keys(PREFIXES))
      expect(inLanguage(inLanguage(english, prefix), '')).toBe(english);
  });

  it('keeps the path of unknown pages', () => {
    expect(inLanguage('/nowhere/at-all', 'es')).toBe('/es/nowhere/at-all');
  });

  it('keeps the encoding of parameters', () => {
    const path = pathOf('vod', { eventId: '10/01?#&', eventTitle: '100%-cotton' }, '');
    expect(inLanguage(path, 'pt')).toBe(`/pt${path}`);
    expect(inLanguage('/nowhere/10%2F01', 'es')).toBe('/es/nowhere/10%2F01');
  });

  it('encodes an address that is not encoded', () => {
    expect(inLanguage('/video/100%', 'es')).toBe('/es/video/100%25');
  });
});

describe('prefixOf', () => {
  it('reads the first segment only if it is a language', () => {
    expect(prefixOf('/es/inicio')).toBe('es');
    expect(prefixOf('/escape')).toBe('');
    expect(prefixOf('/')).toBe('');
  });

  it('reads languages of a realm that have no words of their own, as /fr/video', () => {
    expect([prefixOf('/fr-CA/video/1'), isPrefix('fr-CA')]).toEqual(['', false]);
    addPrefixes(['en', 'fr-CA']);
    expect([prefixOf('/fr-CA/video/1'), isPrefix('fr-CA')]).toEqual(['fr-CA', true]);
    expect(pathOf('vod', { eventId: '1' }, 'fr-CA')).toBe('/fr-CA/video/1');
    expect(inLanguage('/es/inicio', 'fr-CA')).toBe('/fr-CA/home');
    expect(inLanguage('/fr-CA/home', 'es')).toBe('/es/inicio');
  });
});

describe('routeOf', () => {
  // PAGE-5
  it('returns the route of a path in any language', () => {
    expect(routeOf('/video/1001/the-lantern-coast')).toBe('vod');
    expect(routeOf('/es/directo/2001')).toBe('live');
    expect(routeOf('/')).toBe('root');
    expect(routeOf('/login/magic-link')).toBe('magicLink');
  });

  it('returns null for unknown paths', () => {
    expect(routeOf('/nowhere/at/all')).toBeNull();
  });
});

describe('routeMatchOf', () => {
  it('returns route, parameters and language prefix', () => {
    expect(routeMatchOf('/es/directo/2001/el%20faro')).toEqual({
      route: 'live',
      params: { eventId: '2001', eventTitle: 'el faro' },
      prefix: 'es',
    });
    expect(routeMatchOf('/nowhere/at/all')).toBeNull();
  });

  // PAGE-5
  it.each(['gift', 'giftPay', 'giftLogin', 'giftLoginRedirect'] as const)(
    'finds %s with and without its optional parameter in the middle',
    (route) => {
      for (const prefix of Object.keys(PREFIXES))
        for (const params of [{}, { giftId: 'a-year' }])
          expect(routeMatchOf(pathOf(route, params, prefix))).toEqual({ route, params, prefix });
    },
  );
});

import type { PublicRealm, SessionUser } from '@footlight/contract';
import type { Prefix } from '@footlight/domain';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import type { AppState } from '@footlight/state';
import { LabelsProvider } from '@footlight/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { SiteProvider, type Site } from '../app/site-context.js';
import { createAddresses } from '../navigation/addresses.js';

export const realmOf = (change: Partial<PublicRealm> = {}): PublicRealm =>
  ({
    name: 'Footlight',
    interstitial: { vod: true, series: false },
    enhancedMetadata: true,
    titleDisplayMode: 'SHOW',
    socialSharing: { enabled: true, universalLink: null, trackingConfiguration: [] },
    watchlists: { enabled: true, systemDefinedFavourites: 'ENABLED' },
    reviews: { enabled: true },
    programmeGuidePlayback: true,
    territories: { signup: null },
    termsPage: 'terms',
    ...change,
  }) as PublicRealm;

export const guest: SessionUser = {
  id: 'guest-1',
  isGuest: true,
  name: null,
  email: null,
  loc: 'GB',
  rol: 'guest',
  pro: null,
};

const words = {
  t: createTranslate<LabelKey>(catalogues.en, 'en'),
  language: 'en',
  direction: 'ltr',
} as const;

/** A site with the given stores; the menus of its realm have not loaded. */
export const testSite = (
  state: Partial<AppState>,
  realm: PublicRealm = realmOf(),
  { prefix = '', language = 'en' }: { readonly prefix?: Prefix; readonly language?: string } = {},
): Site => ({
  // The same object: stores and the player are kept by it.
  state: Object.assign(state, { realm: state.realm ?? createStore(() => ({ menus: null })) }) as AppState,
  realm,
  language,
  origin: location.origin,
  renderedAt: Date.now(),
  renderedFor: 'WEB',
  addresses: createAddresses(realm, prefix, location.origin),
});

/** Wraps an element in the providers of a page, with the given stores. */
export const onSite = (
  children: ReactNode,
  { state, realm = realmOf() }: { readonly state: Partial<AppState>; readonly realm?: PublicRealm },
) => (
  <LabelsProvider value={words}>
    <SiteProvider value={testSite(state, realm)}>
      <MemoryRouter initialEntries={['/home', '/signup']} initialIndex={1}>
        {children}
      </MemoryRouter>
    </SiteProvider>
  </LabelsProvider>
);

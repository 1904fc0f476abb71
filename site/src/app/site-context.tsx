import type { Menus, PublicRealm } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Addresses } from '../navigation/addresses.js';

/** What every page of the site stands on. */
export interface Site {
  readonly state: AppState;
  readonly realm: PublicRealm;
  readonly addresses: Addresses;
  readonly language: string;
  /** Under which viewers reach the site: `https://video.example`. */
  readonly origin: string;
  /** Milliseconds since the epoch: what the service drew the page for. A page without markup has its own time. */
  readonly drawnAt: number;
  /** The device that the service drew the page for. */
  readonly drawnFor: Menus['deviceType'];
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it.');
  return site;
};

/** The viewer; null until known. */
export const useViewer = () => useStore(useSite().state.session, ({ user }) => user);

/** Whether nobody is signed in, or nobody is known yet: does not change when the viewer turns out to be a guest. */
export const useIsGuest = (): boolean =>
  useStore(useSite().state.session, ({ user }) => user?.isGuest !== false);

/** The user who is signed in; null for a guest, and until known: does not change either. */
export const useSignedInUser = () =>
  useStore(useSite().state.session, ({ user }) => (user?.isGuest === false ? user : null));

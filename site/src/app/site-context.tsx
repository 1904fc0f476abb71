import type { Menus, PublicRealm } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Addresses } from '../navigation/addresses.js';

/** Shared dependencies of all pages. */
export interface Site {
  readonly state: AppState;
  readonly realm: PublicRealm;
  readonly addresses: Addresses;
  readonly language: string;
  /** Origin under which viewers reach the site: `https://video.example`. */
  readonly origin: string;
  /**
   * Milliseconds since the epoch: the time of server rendering, or the page's own time if it was not server-rendered.
   */
  readonly renderedAt: number;
  /** The device type that the service rendered the page for. */
  readonly renderedFor: Menus['deviceType'];
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider above it.');
  return site;
};

/** The viewer; null until loaded. */
export const useViewer = () => useStore(useSite().state.session, ({ user }) => user);

/** Whether it is known who the viewer is, or that the service does not say. */
export const useIsSessionKnown = (): boolean =>
  useStore(useSite().state.session, ({ status }) => status === 'ready' || status === 'failed');

/**
 * Whether no account is signed in. Also true until the session has loaded, so the value does not change when the viewer
 * is a guest.
 */
export const useIsGuest = (): boolean =>
  useStore(useSite().state.session, ({ user }) => user?.isGuest !== false);

/** The signed-in user; null for guests and until the session has loaded, so a guest causes no second render. */
export const useSignedInUser = () =>
  useStore(useSite().state.session, ({ user }) => (user?.isGuest === false ? user : null));

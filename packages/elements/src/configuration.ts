import { DEFAULT_LANGUAGE } from '@footlight/i18n';
import { oncePerPage } from './once-per-page.js';

export interface FootlightConfiguration {
  /** The service's origin; where this script came from when absent. */
  readonly origin?: string;
  /** Id of the realm that the page was made for; another realm’s service then refuses its elements in words. */
  readonly realm?: string;
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /**
   * Brings the page's own access token, so that elements act for its signed-in viewer.
   * @param request.isRefused - the token given last is no longer good.
   */
  readonly getToken?: (request: { readonly isRefused: boolean }) => Promise<string | null>;
}

interface PageConfiguration {
  said: FootlightConfiguration;
  readonly listeners: Set<() => void>;
}

// Elements far apart share a client and its requests.
const configuration = oncePerPage<PageConfiguration>('configuration', () => ({
  said: {},
  listeners: new Set(),
}));

/** Says where the service is and for whom elements act; elements in the page follow at once. */
export const configure = (wanted: FootlightConfiguration): void => {
  configuration.said = { ...configuration.said, ...wanted };
  for (const listener of configuration.listeners) listener();
};

export const pageConfiguration = (): FootlightConfiguration => configuration.said;

export const pageLanguage = (): string =>
  configuration.said.language ?? (document.documentElement.lang || navigator.language || DEFAULT_LANGUAGE);

/** Calls `listener` after each `configure`, in the order of asking. */
export const watchConfiguration = (listener: () => void): (() => void) => {
  configuration.listeners.add(listener);
  return () => void configuration.listeners.delete(listener);
};

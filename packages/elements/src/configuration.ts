import { DEFAULT_LANGUAGE } from '@footlight/i18n';
import { originOf } from '@footlight/player-contract';
import { oncePerPage } from './once-per-page.js';

export interface FootlightConfiguration {
  /** The service's origin; by default the origin that this script was loaded from. */
  readonly origin?: string;
  /** Id of the realm that the page was made for; elements show an error when the service serves another realm. */
  readonly realm?: string;
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /**
   * Returns the page's own access token, so that elements act for its signed-in viewer.
   * @param request.isRefused - whether the service has refused the previous token.
   */
  readonly getToken?: (request: { readonly isRefused: boolean }) => Promise<string | null>;
}

interface PageConfiguration {
  said: FootlightConfiguration;
  readonly listeners: Set<() => void>;
}

// Shared between separately loaded SDK files, so that all elements use one client and its requests.
const configuration = oncePerPage<PageConfiguration>('configuration', () => ({
  said: {},
  listeners: new Set(),
}));

/**
 * Sets the service's origin, the realm, the language and the source of access tokens. Elements in the page adopt
 * changes at once.
 * @throws {TypeError} when the origin is none
 */
export const configure = (wanted: FootlightConfiguration): void => {
  const { origin } = wanted;
  configuration.said = {
    ...configuration.said,
    ...wanted,
    ...(origin === undefined ? {} : { origin: originOf(origin, 'configure: origin') }),
  };
  for (const listener of configuration.listeners) listener();
};

export const pageConfiguration = (): FootlightConfiguration => configuration.said;

export const pageLanguage = (): string =>
  configuration.said.language ?? (document.documentElement.lang || navigator.language || DEFAULT_LANGUAGE);

/** Calls `listener` after each `configure`, in the order of registration. */
export const watchConfiguration = (listener: () => void): (() => void) => {
  configuration.listeners.add(listener);
  return () => void configuration.listeners.delete(listener);
};

declare global {
  interface FootlightGlobal {
    readonly configure: typeof configure;
  }
  var Footlight: FootlightGlobal;
}

import { DEFAULT_LANGUAGE } from '@footlight/i18n';

export interface FootlightConfiguration {
  /** The service's origin; where this script came from when absent. */
  readonly origin?: string;
  /** Language tag; the page's own when absent. */
  readonly language?: string;
  /**
   * Brings the page's own access token, so that elements act for its signed-in viewer.
   * @param request.isRefused - the token given last is no longer good.
   */
  readonly getToken?: (request: { readonly isRefused: boolean }) => Promise<string | null>;
}

// One page has one of these by intent: elements far apart share a client and its requests.
let configuration: FootlightConfiguration = {};
const listeners = new Set<() => void>();

/** Says where the service is and for whom elements act; elements in the page follow at once. */
export const configure = (wanted: FootlightConfiguration): void => {
  configuration = { ...configuration, ...wanted };
  for (const listener of listeners) listener();
};

export const pageConfiguration = (): FootlightConfiguration => configuration;

export const pageLanguage = (): string =>
  configuration.language ?? (document.documentElement.lang || navigator.language || DEFAULT_LANGUAGE);

/** Calls `listener` after each `configure`, in the order of asking. */
export const watchConfiguration = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

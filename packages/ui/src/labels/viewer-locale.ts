import { useIsHydrating } from './hydration.js';

/** The viewer's time zone and languages, which decide how dates and times are formatted. */
export interface ViewerLocale {
  /** IANA name; undefined for the time zone of this machine. */
  readonly timeZone: string | undefined;
  /** The viewer's language tags with their regions, most preferred first. */
  readonly tags: readonly string[];
}

/** The settings of this browser. */
export const HERE: ViewerLocale = {
  timeZone: undefined,
  get tags() {
    return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  },
};

/** For server rendering, where the viewer's time zone is unknown. */
const SERVICE: ViewerLocale = { timeZone: 'UTC', tags: [] };

/**
 * The viewer's place. A server-rendered page is hydrated in UTC and rendered again with the viewer's settings right
 * after that; until then `data-zone` hides elements that hold a time (`site/src/styles/base.css`). These elements have
 * `suppressHydrationWarning`, because Node and the browser may differ in the white space of a time.
 */
export const useViewerLocale = (): ViewerLocale => (useIsHydrating() ? SERVICE : HERE);

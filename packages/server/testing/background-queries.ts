/** The sessions and screens that have ended, which every application reads each 30 seconds, during any request. */
const ENDED_SESSIONS =
  /where (?:"token_families"\."revoked_at" > \$1$|\("playback_screens"\."ended" = \$1 and)/u;

/** Menus and labels of the catalogue, which every application reads after a change. */
const EDITED_SITE = /where \("catalogue_entries"\."collection" in \(\$1, \$2\) and/u;

/** Whether the application makes a query by itself; it does not count as one of a request. */
export const isBackgroundQuery = (text: string): boolean =>
  ENDED_SESSIONS.test(text) || EDITED_SITE.test(text);

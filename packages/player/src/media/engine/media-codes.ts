/** Media element constants, for use without a DOM. @see https://html.spec.whatwg.org/multipage/media.html */

export const HAVE_CURRENT_DATA = 2;
export const HAVE_FUTURE_DATA = 3;

/** Codes of `MediaError`, by name. */
export const MEDIA_ERROR = { network: 2, decode: 3, unsupported: 4 } as const;

/** Codes of media elements, which are no globals where a file is only imported. @see https://html.spec.whatwg.org/multipage/media.html */

export const HAVE_CURRENT_DATA = 2;
export const HAVE_FUTURE_DATA = 3;

/** Codes of `MediaError`, by meaning. */
export const MEDIA_ERROR = { network: 2, decode: 3, unsupported: 4 } as const;

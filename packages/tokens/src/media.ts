/*
 * What windows are told apart by, each condition once: style sheets have the same ones as `@custom-media`, under the
 * same names in lower case (`custom-media.css`). “Up to” has its number within, “above” begins right after it, “from”
 * with it and “below” ends before it. Written out, because what a script takes of them is to weigh no more than its
 * text (PAGE-39).
 */

export const UP_TO_COMPACT = '(width <= 380px)';
/** Cards stand side by side from here on (ROW-1). */
export const BELOW_SLIM = '(width < 480px)';
export const UP_TO_MOBILE = '(width <= 600px)';
export const ABOVE_MOBILE = '(width > 600px)';
export const UP_TO_SMALL = '(width <= 768px)';
export const UP_TO_MEDIUM = '(width <= 860px)';
export const ABOVE_MEDIUM = '(width > 860px)';
/** The entries of the menu fold into a button (PAGE-67). */
export const UP_TO_BAR = '(width <= 1000px)';
export const UP_TO_TABLET = '(width <= 1024px)';
export const ABOVE_TABLET = '(width > 1024px)';
export const UP_TO_LARGE = '(width <= 1100px)';
export const ABOVE_LARGE = '(width > 1100px)';
export const FROM_LAPTOP = '(width >= 1280px)';
export const FROM_WIDE = '(width >= 1680px)';
export const ABOVE_DESKTOP = '(width > 1920px)';
export const FROM_WIDER = '(width >= 2000px)';
/** A wider screen stands further away: its text is larger. */
export const FROM_FAR = '(width >= 2200px)';
export const FROM_VAST = '(width >= 2560px)';
export const FROM_WIDEST = '(width >= 3000px)';
export const FROM_FARTHER = '(width >= 3200px)';

/** A phone held sideways is still a phone (PAGE-38). */
export const PHONE = '(width <= 600px) or (height <= 500px)';
export const TABLET_UP = '(width > 600px) and (height > 500px)';
export const DESKTOP_UP = '(width > 1024px) and (height > 500px)';
export const TV = '(width > 1920px) and (height > 500px)';

/** Two things side by side, unless the reader's text is too large for it. */
export const ABOVE_MOBILE_BY_TEXT = '(width > 600px) and (width > 37.5em)';
/** Room for the navigation beside the page, with the reader's text. */
export const SIDE_COLUMN = '(width > 1024px) and (width > 64em) and (height >= 38em)';

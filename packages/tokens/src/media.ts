/*
 * The media conditions of the product, each defined once, with six widths: compact, mobile, tablet, laptop, desktop and
 * large. style sheets have the same ones as `@custom-media`, under the
 * same names in lower case (`custom-media.css`). “Up to” and “from” include their number, “above” and “below” exclude
 * it. Each is written out as a literal, so that a script contains no more than the text of those it uses (PAGE-39).
 */

/** One card per row, and the smallest phones (ROW-1). */
export const BELOW_COMPACT = '(width < 480px)';
export const UP_TO_MOBILE = '(width <= 600px)';
export const ABOVE_MOBILE = '(width > 600px)';
/** Menu entries fold into a button (PAGE-67). */
export const UP_TO_TABLET = '(width <= 1024px)';
export const ABOVE_TABLET = '(width > 1024px)';
export const FROM_LAPTOP = '(width >= 1280px)';
export const ABOVE_DESKTOP = '(width > 1920px)';
export const FROM_LARGE = '(width >= 2560px)';

/** A phone in landscape is still a phone (PAGE-38). */
export const PHONE = '(width <= 600px) or (height <= 500px)';
export const TABLET_UP = '(width > 600px) and (height > 500px)';
export const DESKTOP_UP = '(width > 1024px) and (height > 500px)';
export const TV = '(width > 1920px) and (height > 500px)';

/** Two columns, unless the viewer's text size is too large for them. */
export const ABOVE_MOBILE_BY_TEXT = '(width > 600px) and (width > 37.5em)';
/** Room for the navigation beside the page at the viewer's text size. */
export const SIDE_COLUMN = '(width > 1024px) and (width > 64em) and (height >= 38em)';

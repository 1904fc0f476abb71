/** Widths in CSS pixels at which the page's own layout changes. */
export const BREAKPOINTS = [768, 860, 1024, 1100] as const;

/** Up to this width the menus fold into a button. */
export const MOBILE_MENU_MAX_WIDTH = 1024;

export const MAX_CARDS_PER_ROW = 8;

/**
 * How many cards stand side by side at a window width in CSS pixels.
 *
 * @see specification 000 §2 “Rows (buckets) and carousels”
 */
export const cardsPerRow = (width: number): number => {
  if (width < 480) return 1;
  if (width <= 1024) return 2;
  if (width < 1440) return 3;
  if (width < 1680) return 4;
  if (width < 2000) return 5;
  if (width < 3000) return 6;
  if (width < 4000) return 7;
  return MAX_CARDS_PER_ROW;
};

export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'tv';

/**
 * The device that a window in CSS pixels amounts to; a phone held sideways is still a phone.
 *
 * @see specification 000 §9
 */
export const deviceClass = (width: number, height: number): DeviceClass => {
  if (width <= 600 || height <= 500) return 'mobile';
  if (width <= 1024) return 'tablet';
  return width <= 1920 ? 'desktop' : 'tv';
};

/** Side gutter of a page, CSS pixels. */
export const gutter = (device: DeviceClass): number => (device === 'mobile' ? 20 : 70);

/** Height of the top bar, CSS pixels. */
export const topBarHeight = (device: DeviceClass): number =>
  ({ mobile: 80, tablet: 80, desktop: 110, tv: 150 })[device];

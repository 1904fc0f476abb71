/** Up to this width the menus fold into a button. */
export const MOBILE_MENU_MAX_WIDTH = 1024;

export type DeviceClass = 'mobile' | 'tablet' | 'desktop' | 'tv';

/**
 * The device that a window in CSS pixels amounts to; a phone held sideways is still a phone.
 *
 * @see docs/rules/pages.md PAGE-38
 */
export const deviceClass = (width: number, height: number): DeviceClass => {
  if (width <= 600 || height <= 500) return 'mobile';
  if (width <= 1024) return 'tablet';
  return width <= 1920 ? 'desktop' : 'tv';
};

/** The media query of windows that are a desktop’s or wider, by the same limits. */
export const DESKTOP_MEDIA = '(min-width: 1025px) and (min-height: 501px)';

/** Side gutter of a page, CSS pixels. */
export const gutter = (device: DeviceClass): number => (device === 'mobile' ? 20 : 70);

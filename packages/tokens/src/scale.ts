export const fonts = {
  'font-title':
    "'Bricolage Grotesque Variable', 'Footlight Title Fallback', 'Readex Pro Variable', system-ui, sans-serif",
  'font-text': "'Readex Pro Variable', 'Footlight Text Fallback', system-ui, sans-serif",
} as const;

/** Number of cards side by side, by minimum window width in CSS pixels (ROW-1). */
export const SLOTS_FROM_PX = [
  [0, 1],
  [480, 2],
  [1025, 3],
  [1440, 4],
  [1680, 5],
  [2000, 6],
  [3000, 7],
  [4000, 8],
] as const;

export const shape = {
  'radius-small': '6px',
  radius: '10px',
  'radius-large': '16px',
  'radius-pill': '99px',
  'focus-ring': '0 0 0 2px var(--footlight-ink), 0 0 0 4px var(--footlight-glow)',
} as const;

export const motion = {
  ease: 'cubic-bezier(.2,.7,.2,1)',
  'duration-interface': '200ms',
  'duration-list': '500ms',
  'duration-card': '600ms',
} as const;

/** The same durations for scripts, in milliseconds. */
export const DURATIONS_MS = {
  interface: 200,
  card: 600,
  sidePanel: 600,
  hamburger: 200,
  hoverCard: 100,
} as const;

/** Heights in CSS pixels of the top bar by device (PAGE-40). */
export const TOP_BAR_HEIGHT_PX = { mobile: 80, tablet: 80, desktop: 110, tv: 150 } as const;

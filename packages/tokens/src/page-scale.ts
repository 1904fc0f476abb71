/** Font sizes, fluid between a phone and a desktop; the last figure of each is the desktop's. */
export const type = {
  'text-small': 'clamp(0.78rem, 0.76rem + 0.1vw, 0.844rem)',
  'text-body': 'clamp(0.9rem, 0.88rem + 0.1vw, 0.9375rem)',
  'text-lead': 'clamp(0.97rem, 0.93rem + 0.2vw, 1.0625rem)',
  'text-row': 'clamp(1.12rem, 1rem + 0.5vw, 1.375rem)',
  'text-page': 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  'text-hero': 'clamp(2.375rem, 1.4rem + 3.6vw, 4.25rem)',
} as const;

/** Steps of 4 px. */
export const space = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-11': '2.75rem',
  'space-16': '4rem',
  'card-gap': '1rem',
  'row-gap': '2.75rem',
  /** 20 px on a phone in either orientation, 70 px above; `tokens.css` switches it. */
  gutter: '20px',
} as const;

/** Weights of both variable typefaces. */
export const weight = {
  'weight-text': '370',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '560',
  'weight-bold': '620',
  'weight-heading': '670',
} as const;

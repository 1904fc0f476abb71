export interface Film {
  readonly id: string;
  readonly title: string;
  readonly says: string;
}

export const films: readonly Film[] = [
  { id: '1001', title: 'The Lantern Coast', says: 'A light that has never gone out' },
  { id: '1012', title: 'Paper Moons', says: 'Lights over the night market' },
  { id: '1003', title: 'Salt and Iron', says: 'What the third round took · for subscribers' },
];

export const languages = { en: 'English', es: 'Español', pt: 'Português', ar: 'العربية' };

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The part of the player's state that this page shows, collected from `footlight-statechange`. */
export interface Shown {
  readonly status?: string;
  readonly paused?: boolean;
  readonly currentTime?: number;
  readonly duration?: number | null;
}

/** The state and position of the film as text. */
export const describe = ({ status, paused = true, currentTime = 0, duration }: Shown): string => {
  if (status !== 'ready') return status === 'failed' ? 'Not to be seen here' : 'Loading …';
  const length = duration ? ` of ${clock(duration)}` : '';
  return `${paused ? 'Paused' : 'Playing'} · ${clock(currentTime)}${length}`;
};

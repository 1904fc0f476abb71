import type { LiveWindow } from './live-window.js';

/** Shorter windows are too short to seek in: such a stream has no DVR and plays at its edge. */
const LEAST_WINDOW_SECONDS = 20;

/** Whether a stream can be rewound. */
export const hasPast = ({ start, end }: LiveWindow): boolean => end - start >= LEAST_WINDOW_SECONDS;

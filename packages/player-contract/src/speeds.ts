/** The supported playback rates of recordings: those that browsers support. */
export const SPEEDS = { least: 0.0625, most: 16 } as const;

/** The range within which keyboard shortcuts change the playback rate; a rate beyond it was chosen by the page. */
export const KEY_SPEEDS = { least: 0.25, most: 2 } as const;

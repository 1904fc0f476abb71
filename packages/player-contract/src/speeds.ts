/** The supported playback rates of recordings. */
export const SPEEDS = { least: 0.25, most: 2 } as const;

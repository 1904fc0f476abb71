/** Speeds that a recording plays at. */
export const SPEEDS = { least: 0.25, most: 2 } as const;

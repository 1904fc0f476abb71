export const player = {} as const;

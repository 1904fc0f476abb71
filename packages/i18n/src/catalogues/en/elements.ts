export const elements = {} as const;

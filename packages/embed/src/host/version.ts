/** Must match package.json; checked by a test. */
export const HOST_LIBRARY = { name: '@footlight/embed', version: '0.1.0' } as const;

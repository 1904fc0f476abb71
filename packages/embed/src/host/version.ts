/** As in package.json; a test holds them together. */
export const HOST_LIBRARY = { name: '@footlight/embed', version: '0.1.0' } as const;

/** Adds to the global `Footlight` for plain scripts; each SDK file adds its part. */
export const addToGlobal = (part: Readonly<Record<string, unknown>>): void => {
  const present: unknown = Reflect.get(globalThis, 'Footlight');
  Reflect.set(
    globalThis,
    'Footlight',
    Object.freeze({ ...(typeof present === 'object' ? present : {}), ...part }),
  );
};

const BYTES = 16;

/** A key of this page or request, in hexadecimal. `randomUUID` is only available on secure pages. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The used part of a package without types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & Pick<typeof globalThis, 'DOMParser'>;
  }
}

/** What is used of a package that brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & Pick<typeof globalThis, 'DOMParser'>;
  }
}

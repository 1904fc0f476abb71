/** The part of imsc that reads TTML. Its main file needs a browser. */
declare module 'imsc/src/main/js/doc.js' {
  export interface ImscElement {
    readonly kind: string;
    /** Seconds from the start of the film; for all elements of the content. */
    readonly begin?: number;
    /** `Infinity` if nothing ends it; null for inline elements. */
    readonly end?: number | null;
    readonly text?: string;
    readonly space?: string;
    readonly contents?: readonly ImscElement[];
  }
  export interface ImscDocument {
    readonly body: ImscElement | null;
  }
  /** Returns whether reading ends. */
  type Handler = (message: string) => boolean;
  const doc: {
    fromXML(
      text: string,
      handlers: Readonly<Record<'info' | 'warn' | 'error' | 'fatal', Handler>>,
    ): ImscDocument | null;
  };
  export default doc;
}

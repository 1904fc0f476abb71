import { pageConfiguration } from './configuration.js';

/** `<meta name="footlight-origin" content="https://play.example">`, which is available before any script has run. */
const originFromHead = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=footlight-origin]')?.content;

/** The service's origin: the one configured by the page, else the script's own; a page opened from a file has none. */
export const serviceOrigin = (): string =>
  new URL(pageConfiguration().origin ?? originFromHead() ?? import.meta.url).origin;

import { originOf } from '@footlight/player-contract';
import { pageConfiguration } from './configuration.js';

/** `<meta name="footlight-origin" content="https://play.example">`, which is available before any script has run. */
const originFromHead = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=footlight-origin]')?.content;

/**
 * The service's origin: the one configured by the page, else the script's own; a page opened from a file has none.
 * @throws {TypeError} when the page's head names none
 */
export const serviceOrigin = (): string => {
  const named = originFromHead();
  return (
    pageConfiguration().origin ??
    (named === undefined ? new URL(import.meta.url).origin : originOf(named, 'meta[name=footlight-origin]'))
  );
};

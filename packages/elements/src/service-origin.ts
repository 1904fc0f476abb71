import { originOf } from '@footlight/player-contract';
import { pageConfiguration } from './configuration.js';

/** `<meta name="footlight-origin" content="https://play.example">`, which is available before any script has run. */
const originFromHead = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=footlight-origin]')?.content;

const OPAQUE = 'null';
/** Never resolved, so that requests fail as those to an unreachable service do. @see https://www.rfc-editor.org/rfc/rfc2606 */
const NOWHERE = 'https://service.invalid';

/** Files, and the schemes of applications, have no origin; the page around the script may have one. */
const ownOrigin = (): string =>
  [import.meta.url, document.baseURI]
    .map((address) => new URL(address).origin)
    .find((one) => one !== OPAQUE) ?? NOWHERE;

/**
 * The service's origin: the one configured by the page, else the script's own, else the page's. EMBED-3
 * @throws {TypeError} when the page's head names none
 */
export const serviceOrigin = (): string => {
  const named = originFromHead();
  return (
    pageConfiguration().origin ??
    (named === undefined ? ownOrigin() : originOf(named, 'meta[name=footlight-origin]'))
  );
};

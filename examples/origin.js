/**
 * Where the service is: what the page says in `<meta name="footlight-origin">`, else this page's own
 * origin; on an odd port the one below it, because `npm start` serves these examples a second time on
 * the port above the service's, so that they are a page of another origin.
 */
const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="footlight-origin"]'));
const said = meta?.content ?? '';
const port = Number(location.port);
const neighbour = `${location.protocol}//${location.hostname}:${port - 1}`;

export const serviceOrigin =
  said !== '' ? new URL(said).origin : port % 2 === 1 ? neighbour : location.origin;

/**
 * Where the service is: what the page says in `<meta name="footlight-origin">`; else what the answers of this page's
 * own server name, because `npm start` serves these examples a second time on a port of their own, as a page of
 * another origin; else that server itself.
 */
const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="footlight-origin"]'));
const said = meta?.content ?? '';

const named = async () => {
  const answer = await fetch(import.meta.url, { method: 'HEAD' });
  return answer.headers.get('footlight-service') ?? location.origin;
};

export const serviceOrigin = new URL(said === '' ? await named() : said).origin;

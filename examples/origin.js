/**
 * The service's origin: from `<meta name="footlight-origin">`, else as named in the responses of this page's server
 * (`npm start` serves these examples a second time on another port, as a page of another origin), else that server
 * itself.
 */
const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="footlight-origin"]'));
const said = meta?.content ?? '';

const named = async () => {
  const answer = await fetch(import.meta.url, { method: 'HEAD' });
  return answer.headers.get('footlight-service') ?? location.origin;
};

export const serviceOrigin = new URL(said === '' ? await named() : said).origin;

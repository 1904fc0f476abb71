import { createWebTokenStore, type ClientOptions, type WebStorage } from '@footlight/client';

const PROBE = 'footlight-probe';

/**
 * Whether the browser lets this page store cookies of its own site. It does not in a frame of another site or with
 * cookies disabled.
 * @see https://www.rfc-editor.org/rfc/rfc6265bis#section-5.8.3
 */
const hasOwnCookies = (page: Pick<Document, 'cookie'>): boolean => {
  try {
    page.cookie = `${PROBE}=1; SameSite=Strict`;
    const isStored = page.cookie.includes(`${PROBE}=1`);
    page.cookie = `${PROBE}=; SameSite=Strict; Max-Age=0`;
    return isStored;
  } catch {
    // Reading `document.cookie` throws in a sandboxed frame.
    return false;
  }
};

/**
 * Chooses where a page keeps its session: the refresh token in an HttpOnly cookie, or, without cookies, in storage
 * under a key of its own that pages with cookies do not share (SIGN-160).
 */
export const sessionOptions = (
  page: Pick<Document, 'cookie'>,
  storage: WebStorage,
): Pick<ClientOptions, 'tokens' | 'keepsSessionInCookie'> =>
  hasOwnCookies(page)
    ? { tokens: createWebTokenStore(storage), keepsSessionInCookie: true }
    : { tokens: createWebTokenStore(storage, 'footlight.frame-tokens') };

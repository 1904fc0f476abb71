import { createWebTokenStore, type ClientOptions } from '@footlight/client';

const PROBE = 'footlight-probe';

/**
 * Whether the browser lets this page have cookies of its own site. In a frame of another site, or where cookies are
 * switched off, it does not.
 * @see https://www.rfc-editor.org/rfc/rfc6265bis#section-5.8.3
 */
const hasOwnCookies = (page: Pick<Document, 'cookie'>): boolean => {
  try {
    page.cookie = `${PROBE}=1; SameSite=Strict`;
    const isKept = page.cookie.includes(`${PROBE}=1`);
    page.cookie = `${PROBE}=; SameSite=Strict; Max-Age=0`;
    return isKept;
  } catch {
    // A sandboxed frame may not even ask.
    return false;
  }
};

/**
 * How a page of the site keeps its session: the refresh token in a cookie that no script reads, or in storage where
 * there are no cookies, apart from what pages with cookies share (SIGN-160).
 */
export const keptSession = (
  page: Pick<Document, 'cookie'>,
  storage: Storage,
): Pick<ClientOptions, 'tokens' | 'keepsSessionInCookie'> =>
  hasOwnCookies(page)
    ? { tokens: createWebTokenStore(storage), keepsSessionInCookie: true }
    : { tokens: createWebTokenStore(storage, 'footlight.frame-tokens') };

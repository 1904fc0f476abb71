/**
 * Whether an access token claims to be a guest's. The claim is not verified; it only decides whether the token is sent.
 * @see https://www.rfc-editor.org/rfc/rfc7519#section-3
 */
export const isGuestToken = (token: string): boolean => {
  const claims = token.split('.')[1];
  if (claims === undefined) return false;
  try {
    const payload = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      gst?: unknown;
    } | null;
    return payload?.gst === true;
  } catch {
    return false;
  }
};

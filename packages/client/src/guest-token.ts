/**
 * Whether an access token is a guest's, as it says itself; nothing is decided by it but whether to send it.
 * @see https://www.rfc-editor.org/rfc/rfc7519#section-3
 */
export const isGuestToken = (token: string): boolean => {
  const claims = token.split('.')[1];
  if (claims === undefined) return false;
  try {
    const said = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      gst?: unknown;
    } | null;
    return said?.gst === true;
  } catch {
    return false;
  }
};

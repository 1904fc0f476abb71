/**
 * Builds an authorisation URL. The service's own parameters override those of the caller, which may not contain
 * reserved ones.
 * @param extraParams a query string
 */
export const authoriseAddress = (
  endpoint: string,
  own: Readonly<Record<string, string>>,
  extraParams: string | undefined,
): string => {
  const address = new URL(endpoint);
  for (const [key, value] of new URLSearchParams(extraParams ?? '')) {
    if (!RESERVED.has(key)) address.searchParams.set(key, value);
  }
  for (const [key, value] of Object.entries(own)) address.searchParams.set(key, value);
  return address.href;
};

/** Parameters the sign-in depends on. A caller who could set them could change whose response is trusted. */
const RESERVED = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
]);

/**
 * An address to send a browser to. The service's own parameters win over those that the caller adds, which may not name
 * what the sign-in stands on.
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

/** What the sign-in stands on; a caller who could set these could change whose answer is believed. */
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

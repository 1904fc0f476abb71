/** The WebAuthn relying party: the service's host and the origins whose pages may use its passkeys. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
}

/**
 * The id is the host of the first origin; only origins within that host are accepted.
 * @see https://www.w3.org/TR/webauthn-3/#relying-party-identifier
 */
export const relyingParty = (origins: readonly string[], name: string): RelyingParty => {
  const id = new URL(origins[0] ?? 'http://localhost').hostname;
  return {
    id,
    name,
    origins: origins.filter((origin) => {
      const { hostname } = new URL(origin);
      return hostname === id || hostname.endsWith(`.${id}`);
    }),
  };
};

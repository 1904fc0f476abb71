/** Whom passkeys are made for: the service's own host, and the origins whose pages may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
}

/**
 * The host of the first origin, with those of the service's origins that belong to it.
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

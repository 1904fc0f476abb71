import type { ProviderName } from '../../../realm/providers/providers.schemas.js';

/** A person's identity as reported by a provider, after the proof has been verified. */
export interface Identity {
  /** A provider of the realm, or a licence partner. */
  readonly provider: ProviderName | 'LICENCE_PROVIDER';
  /** Distinguishes several clients of one provider; empty if the provider can have only one. */
  readonly clientName: string;
  /** The provider's permanent id of the person. */
  readonly subject: string;
  readonly email: string | null;
  /** Only a verified address is stored for the account and checked against other accounts. */
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** Result of the exchange with a provider. */
export interface Proven {
  readonly identity: Identity;
  /** The provider's token that ends the session there; stored encrypted. */
  readonly ownToken?: string;
  /** Entitlements at a provider that grants licences here, as the provider names them. */
  readonly entitlements?: readonly string[];
}

const LONGEST_NAME = 80;

/** A name from a provider, without control characters and at most 80 characters long; null if nothing is left. */
export const normalisedName = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const clean = value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return clean === '' ? null : Array.from(clean).slice(0, LONGEST_NAME).join('');
};

const LONGEST_EMAIL = 254;

/** An address from a provider, in lower case; null for an invalid value. */
export const normalisedEmail = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/u.test(value)
    ? value.toLowerCase()
    : null;

import type { ProviderName } from '../../realm/providers/providers.schemas.js';

/** Who a provider says that somebody is, after its proof has been checked. */
export interface Identity {
  /** A provider of the realm, or the partner whose licences open content here. */
  readonly provider: ProviderName | 'LICENCE_PROVIDER';
  /** Tells several clients of one provider apart; empty where there can be one only. */
  readonly clientName: string;
  /** The provider's own name for the person, which never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** Only a verified address becomes the account's, or is held against those of other accounts. */
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** What the exchange with a provider brought. */
export interface Proven {
  readonly identity: Identity;
  /** The provider's own token that ends the session there; kept encrypted. */
  readonly ownToken?: string;
  /** What the person has at a provider that opens licences here, in the provider's own words. */
  readonly entitlements?: readonly string[];
}

const LONGEST_NAME = 80;

/** A name as a provider tells it: without control characters, at most 80 characters; null where nothing is left. */
export const toldName = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const clean = value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return clean === '' ? null : Array.from(clean).slice(0, LONGEST_NAME).join('');
};

const LONGEST_EMAIL = 254;

/** An address as a provider tells it; null for anything else. */
export const toldEmail = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/u.test(value)
    ? value.toLowerCase()
    : null;

/**
 * Steps of a sign-up, in order. Payment has no step here; it belongs to the purchase pages.
 *
 * @see docs/rules/sign-in.md SIGN-40
 */
export const SIGN_UP_STEPS = [
  'LOGIN',
  'SIGNUP',
  'TV_PROVIDER',
  'PROFILE_FIELDS',
  'CONSENT',
  'PACKAGE_SELECTION',
  'PAYMENT_PAGE',
  'CREDIT_CARD_PAYMENT',
  'PAYPAL_PAYMENT',
  'NEW_PAYMENT',
  'PAYMENT_COMPLETE',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** Determines the steps that apply. */
export interface SignUpSituation {
  readonly isGuest: boolean;
  /** Whether the realm has a mandatory TV provider that is not linked yet. */
  readonly needsTvProvider: boolean;
  /** Whether the account lacks fields that the realm requires of a sign-up. */
  readonly lacksFields: boolean;
  /** Whether there are consents without an answer. */
  readonly hasTerms: boolean;
  /** Whether the viewer is choosing a plan. */
  readonly choosesPackage: boolean;
}

/** The current step of a sign-up; null once it is complete. */
export const currentStep = ({
  isGuest,
  needsTvProvider,
  lacksFields,
  hasTerms,
  choosesPackage,
}: SignUpSituation): SignUpStep | null => {
  if (isGuest) return 'SIGNUP';
  if (needsTvProvider) return 'TV_PROVIDER';
  if (lacksFields) return 'PROFILE_FIELDS';
  if (hasTerms) return 'CONSENT';
  return choosesPackage ? 'PACKAGE_SELECTION' : null;
};

/** The stored state of an unfinished sign-up; never contains a password. */
export interface StoredSignUp {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null until the account is created. */
  readonly accountId: string | null;
  readonly step: SignUpStep;
  /** Values of the form by field id. */
  readonly values: Readonly<Record<string, string>>;
  /** Query of the page, which preserves the viewer's original target. */
  readonly query: string;
}

/** How long an unfinished sign-up can be resumed. */
export const SIGN_UP_LIFETIME_MS = 24 * 3_600_000;

const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string');

/** Parses a stored sign-up; null if it is invalid or too old (SIGN-43). */
export const parseStoredSignUp = (text: string | null, now: number): StoredSignUp | null => {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof StoredSignUp, unknown>> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const { at, accountId, step, values, query } = stored;
    if (typeof at !== 'number' || at > now || now - at > SIGN_UP_LIFETIME_MS) return null;
    if (!SIGN_UP_STEPS.some((known) => known === step) || !isWords(values)) return null;
    if (typeof query !== 'string' || (accountId !== null && typeof accountId !== 'string')) return null;
    return { at, accountId, step: step as SignUpStep, values, query };
  } catch {
    return null;
  }
};

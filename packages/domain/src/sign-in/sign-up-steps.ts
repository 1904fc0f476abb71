/**
 * Steps of a sign-up, in their order; the payment's belong to the pages behind the purchase.
 *
 * @see docs/rules/sign-in.md SIGN-40
 */
export const SIGN_UP_STEPS = [
  'LOGIN',
  'SIGNUP',
  'TV_PROVIDER',
  'CONSENT',
  'PACKAGE_SELECTION',
  'PAYMENT_PAGE',
  'CREDIT_CARD_PAYMENT',
  'PAYPAL_PAYMENT',
  'NEW_PAYMENT',
  'PAYMENT_COMPLETE',
] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** What decides which steps there are. */
export interface SignUpSituation {
  readonly isGuest: boolean;
  /** Whether a provider of television is marked mandatory by the realm, and not linked yet. */
  readonly needsTvProvider: boolean;
  /** Whether there is anything to agree to that has not been answered. */
  readonly hasTerms: boolean;
  /** Whether the viewer has come to choose what to pay for. */
  readonly choosesPackage: boolean;
}

/** The step that a sign-up stands at; null once it is over. */
export const currentStep = ({
  isGuest,
  needsTvProvider,
  hasTerms,
  choosesPackage,
}: SignUpSituation): SignUpStep | null => {
  if (isGuest) return 'SIGNUP';
  if (needsTvProvider) return 'TV_PROVIDER';
  if (hasTerms) return 'CONSENT';
  return choosesPackage ? 'PACKAGE_SELECTION' : null;
};

/** What is kept between two visits of the sign-up pages; never a password. */
export interface KeptSignUp {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null while the account is not made. */
  readonly accountId: string | null;
  readonly step: SignUpStep;
  /** Values of the form by the id of the field. */
  readonly values: Readonly<Record<string, string>>;
  /** Query of the page, so that what was wanted is not forgotten. */
  readonly query: string;
}

/** How long a sign-up can be taken up again. */
export const SIGN_UP_KEPT_MS = 24 * 3_600_000;

const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string');

/** What storage holds of a sign-up; null where it is none, or too old (SIGN-43). */
export const readKeptSignUp = (text: string | null, now: number): KeptSignUp | null => {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof KeptSignUp, unknown>> | null;
    if (typeof kept !== 'object' || kept === null) return null;
    const { at, accountId, step, values, query } = kept;
    if (typeof at !== 'number' || at > now || now - at > SIGN_UP_KEPT_MS) return null;
    if (!SIGN_UP_STEPS.some((known) => known === step) || !isWords(values)) return null;
    if (typeof query !== 'string' || (accountId !== null && typeof accountId !== 'string')) return null;
    return { at, accountId, step: step as SignUpStep, values, query };
  } catch {
    return null;
  }
};

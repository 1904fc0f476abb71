/** What is known when a person comes with the proof of an outside provider. */
export interface ProvenPerson {
  /** Account that the person is linked to; null if there is none. */
  readonly linkedTo: string | null;
  /** Account of the session that the proof came with; null for a guest. */
  readonly caller: string | null;
  /** Account that has the person's verified address; null if there is none, or the provider has verified none. */
  readonly holder: string | null;
}

/** What a proof leads to, at every provider. */
export type ProviderSignInStep =
  /** Begins a session of the account that the person is linked to. */
  | { readonly type: 'signIn'; readonly accountId: string }
  /** Links the person to the account of the session. */
  | { readonly type: 'link'; readonly accountId: string }
  /** Creates an account. */
  | { readonly type: 'signUp' }
  /** Nobody is signed in. The proof is kept until the owner of the account has signed in to it, and agrees to link. */
  | { readonly type: 'conflict'; readonly accountId: string }
  /** The person is linked to another account than that of the session: they have proved both, and say which one stays. */
  | { readonly type: 'merge'; readonly accountId: string; readonly otherId: string };

/** Of two accounts of a person, the one that takes the sign-ins of the other: that of the session, or the other one. */
export type StayingAccount = 'THIS' | 'OTHER';

/** What the two accounts of a person hold that was paid for, or granted by anybody but a provider. */
export interface TwoAccounts {
  readonly thisHolds: boolean;
  readonly otherHolds: boolean;
  /** Whether the account of the session has providers that could move. */
  readonly thisHasProviders: boolean;
}

/**
 * The accounts that may stay: nothing that was paid for may be left behind on an account that loses its sign-ins.
 * @returns none if both hold something
 * @see docs/rules/sign-in.md SIGN-181
 */
export const stayingAccounts = ({
  thisHolds,
  otherHolds,
  thisHasProviders,
}: TwoAccounts): readonly StayingAccount[] => [
  ...(otherHolds ? [] : (['THIS'] as const)),
  ...(thisHolds || !thisHasProviders ? [] : (['OTHER'] as const)),
];

/**
 * The step that follows a proof. Nothing is linked to an account unless a session of that account is sent with the proof.
 * @see docs/rules/sign-in.md SIGN-80, SIGN-81, SIGN-82, SIGN-170, SIGN-181
 */
export const providerSignInStep = ({ linkedTo, caller, holder }: ProvenPerson): ProviderSignInStep => {
  if (caller !== null) {
    if (linkedTo === null) return { type: 'link', accountId: caller };
    return linkedTo === caller
      ? { type: 'signIn', accountId: caller }
      : { type: 'merge', accountId: caller, otherId: linkedTo };
  }
  if (linkedTo !== null) return { type: 'signIn', accountId: linkedTo };
  return holder === null ? { type: 'signUp' } : { type: 'conflict', accountId: holder };
};

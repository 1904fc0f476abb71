/**
 * The policy of calls that take an outside provider's proof: with the session of an account they link the provider to
 * it, which changes how the account is signed in to (SIGN-82).
 */
export const LINKING = { ownerOnly: true, adultOnly: 'FORBIDDEN', recentProof: true } as const;

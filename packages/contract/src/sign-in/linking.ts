/**
 * The policy of calls that take an outside provider's proof: with the session of an account they link the provider to
 * it, which changes how the account is signed in to (SIGN-82) and may complete its sign-up.
 */
export const LINKING = {
  ownerOnly: true,
  adultOnly: 'FORBIDDEN',
  recentProof: true,
  duringSignUp: true,
} as const;

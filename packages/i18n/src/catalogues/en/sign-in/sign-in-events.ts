/** Attempts to sign in, as the account and the administration list them. */
export const signInEvents = {
  signInSucceeded: 'Signed in',
  signInWrongProof: 'Wrong password, code or link',
  signInLocked: 'Locked after too many attempts',
  signInSuspended: 'Refused: the account was suspended',
  signInConflict: 'Refused: another account has the address',
  signInRefused: 'Refused by the provider',
  signInByPassword: 'Password',
  signInByPasskey: 'Passkey',
  signInByLink: 'Link by email',
  signInByCode: 'Code confirmed on another device',
  signInByAdministrator: 'An administrator viewed the account',
  signInOutside: 'Outside provider',
} as const;

/** Passkeys and codes on the sign-in pages. */
export const factors = {
  passkeySignIn: 'Sign in with a passkey',
  passkeyNotUsed: 'No passkey was used. Try again, or use your password.',
  factorTitle: 'Enter your code',
  factorLead: 'Enter the six-digit code from your authenticator app.',
  factorCode: 'Six-digit code',
  factorRecoveryLead: 'Enter one of the recovery codes you saved. Each works once.',
  factorRecoveryCode: 'Recovery code',
  factorUseRecovery: 'Use a recovery code',
  factorUseApp: 'Use the authenticator app',
  factorContinue: 'Continue',
  factorStartOver: 'Sign in again',
  factorMissing: 'Enter the code.',
  passkeyOffer: 'Sign in faster next time, with your fingerprint, face or screen lock.',
  passkeyOfferAdd: 'Add a passkey',
} as const;

export const providers = {
  viewerWithoutName: 'Viewer',
  orContinueWith: 'or',
  continueWith: 'Continue with {{provider}}',
  providerSigningIn: 'Signing you in …',
  providerRefusedTitle: 'Sign-in did not finish',
  providerCancelled: 'You cancelled the sign-in. Nothing was changed.',
  providerAnswerOld: 'This sign-in was not started in this browser tab, or it took too long. Start it again.',
  providerSorry: 'Sorry, something went wrong.',
  providerStartAgain: 'Back to sign-in',
  accountConflictTitle: 'That address already has an account',
  accountConflictText:
    'There is already an account with this email address. Sign in to it the way you usually do; you can link {{provider}} afterwards.',
  cannotLinkAccount:
    'This {{provider}} account cannot be linked: it belongs to another account, or your account has one already.',
  logoutAndContinue: 'Sign out and continue',
  linkAccountTitle: 'Link an account you already have?',
  linkAccountText:
    'If you have an account with a password, link it now and use both ways to sign in. Otherwise a new account is made.',
  linkAccount: 'Link my account',
  skipLinking: 'Skip',
  openingApp: 'Opening the app …',
  openApp: 'Open the app',
  licencePartnerTitle: 'Continue with your partner’s licence',
  licencePartnerText: 'Your partner sent you here to sign in. Continue only if you started this yourself.',
  licencePartnerContinue: 'Continue',
  accountExistsWithDifferentProvider: 'This address already signs in with {{provider}}.',
  appCheckFailedWeb: 'This browser could not be verified. Reload the page and try again.',
} as const;

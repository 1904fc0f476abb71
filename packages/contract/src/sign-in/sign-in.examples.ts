/** Tokens as returned by every sign-in. */
export const exampleTokens = {
  authorisationToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  refreshToken: 'r4nd0m',
  missingInformationStatus: 'NONE',
};

/** Tokens with their user, where the service knows it at once. */
export const exampleLogin = {
  ...exampleTokens,
  linkedAccounts: [{ provider: 'ID' }],
  user: {
    id: 'a-7d1f',
    isGuest: false,
    name: 'Vera',
    email: 'viewer@footlight.example',
    loc: 'GB',
    rol: 'viewer',
    pro: { id: 'p-1', tp: 'adult' },
  },
};

/** Tokens as every sign-in gives them. */
export const exampleTokens = {
  authorisationToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  refreshToken: 'r4nd0m',
  missingInformationStatus: 'NONE',
};

/** @see https://cloud.google.com/identity-platform/docs/use-rest-api#section-error-format */
export const toolkitError = (message: string) => ({
  error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
});

/** Addresses in this domain are refused, as by a project's blocking function. */
const BLOCKED_DOMAIN = '@blocked.example';

/** The error of the blocking function for an address; undefined if allowed. */
export const blockedFor = (email: string): string | undefined =>
  email.endsWith(BLOCKED_DOMAIN)
    ? `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${JSON.stringify({
        error: { details: {}, message: 'domainNotAllowed', status: 'PERMISSION_DENIED' },
      })}`
    : undefined;

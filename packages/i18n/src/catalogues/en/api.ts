/** Messages of the service about malformed API calls, for developers of clients. */
export const api = {
  apiMalformedJson: 'The body is not valid JSON.',
  apiUnsupportedMediaType: 'Send the body as JSON, with the content type application/json.',
  apiMethodNotAllowed: 'Use {{allow}} at this address.',
  apiNotFound: 'There is nothing at this address.',
  apiBodyTooLarge: 'The body is too large.',
  apiFieldMissing: '“{{field}}” is missing.',
  apiFieldFaulty: 'Check “{{field}}”: {{found}} was sent, allowed: {{allowed}}.',
} as const;

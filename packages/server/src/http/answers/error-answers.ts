import { ISSUES_MAX, type ErrorBody, type ErrorCode } from '@footlight/contract';
import { isMediaError } from '@footlight/packager';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, isApiError } from '../../api-error.js';
import { isDatabaseAway } from '../../database/database-away.js';
import { fieldIssues } from '../requests/field-issues.js';
import type { Realm } from '../../realm/load-realm.js';
import { errorMessages } from './error-messages.js';
import { languageOf } from '../requests/locale.js';

const PARTS: Readonly<Record<string, string>> = { querystring: 'query' };

const CODE_OF_FRAMEWORK_ERROR: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
};

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Retry delay for clients; a restarting database is available again after a few retries. */
const AWAY_SECONDS = 2;

const codeOf = (error: FastifyError): ErrorCode => {
  const known = CODE_OF_FRAMEWORK_ERROR[error.code];
  if (known !== undefined) return known;
  if (error instanceof SyntaxError && error.statusCode === 400) return 'MALFORMED_JSON';
  const status = error.statusCode ?? 500;
  return CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
};

/** Converts any thrown error to an error of the contract; unknown ones become `INTERNAL`. */
const toApiError = (error: FastifyError): ApiError => {
  if (isApiError(error)) return error;
  if (isMediaError(error)) {
    const { code, details, retryAfterSeconds } = error;
    return new ApiError(code, {
      ...(details === undefined ? {} : { details }),
      ...(retryAfterSeconds === undefined ? {} : { headers: { 'retry-after': String(retryAfterSeconds) } }),
      cause: error,
    });
  }
  if (error.validation !== undefined) {
    const part = error.validationContext ?? 'body';
    // Fastify's type is too loose: these are errors of ajv (see validation.ts).
    const found = error.validation as unknown as Parameters<typeof fieldIssues>[0];
    const issues = fieldIssues(found, PARTS[part] ?? part, ISSUES_MAX);
    return new ApiError('INVALID_FIELD', { details: { issues } });
  }
  if (isDatabaseAway(error))
    return new ApiError('UNAVAILABLE', {
      headers: { 'retry-after': String(AWAY_SECONDS) },
      details: { retryAfterSeconds: AWAY_SECONDS },
      cause: error,
    });
  return new ApiError(codeOf(error), { cause: error });
};

export const errorBody = (error: ApiError, language: string, requestId: string): ErrorBody => ({
  status: error.status,
  code: error.code,
  messages: errorMessages(error, language),
  requestId,
  ...(error.details === undefined ? {} : { details: error.details }),
});

/**
 * Sends every error in the format of the contract. The stack of an unexpected error is logged under the request id; the
 * caller receives only that id.
 */
export const createErrorHandler =
  (realm: Realm) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = toApiError(error);
    // A film that is broken is not found by viewers, and is a fault for the operator.
    const isBroken = isMediaError(error) && error.cause !== undefined;
    if (isBroken || (answer.status >= 500 && answer.code !== 'NOT_IMPLEMENTED'))
      request.log.error({ err: error }, 'request failed');
    void reply
      .code(answer.status)
      .headers(answer.headers)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(answer, languageOf(request.headers, realm), request.id)));
  };

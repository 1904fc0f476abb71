import { HttpError } from '@footlight/client';
import type { LabelKey, Translate } from '@footlight/i18n';
import { callErrorOf } from '@footlight/state';
import { errorMessage } from '../../../app/error-message.js';

/** Prefix of realm labels for messages of blocking functions: `firebaseBlockingFunction_domainNotAllowed`. */
const BLOCKING_LABEL = 'firebaseBlockingFunction_';

const blockingMessage = ({ details }: HttpError): string =>
  typeof details['message'] === 'string' ? details['message'] : '';

/**
 * Message for a refusal by Firebase or the service: the label of a blocking function's message, else the message
 * itself, else the label of the code (SIGN-145).
 */
export const firebaseErrorMessage = (error: unknown, provider: string, t: Translate<LabelKey>): string => {
  const callError = callErrorOf(error);
  if (error instanceof HttpError && callError.code === 'BLOCKED_BY_PROVIDER') {
    const message = blockingMessage(error);
    if (message === '') return t('firebaseBlocked', { provider });
    const key = `${BLOCKING_LABEL}${message}`;
    const words = t(key as LabelKey);
    return words === key ? message : words;
  }
  return callError.code === 'APP_CHECK_FAILED' ? t('appCheckFailedWeb') : errorMessage(callError, t);
};

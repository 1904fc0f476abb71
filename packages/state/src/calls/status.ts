import { isHttpError, type HttpErrorCode } from '@footlight/client';
import type { FieldIssue } from '@footlight/contract';
import type { StayingAccount } from '@footlight/domain';

/** Load status of a store. Its data remains visible during a reload. */
export type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** Why a load or an action failed. Stores keep codes; the user interface words them. */
export interface CallError {
  readonly code: HttpErrorCode;
  /** The service's first message, in the viewer's language. */
  readonly message: string | null;
  /** Identifies the call in the service's log. */
  readonly requestId: string | null;
  /** Fields that the service rejected. */
  readonly issues: readonly FieldIssue[];
  /** The maximum number, if a limit is the reason. */
  readonly limit: number | null;
  /** The other ways in which the person signs in, where the service or a provider names them. */
  readonly providers?: readonly string[];
  /** Token of the provider's proof that the service keeps, if an account has its address (SIGN-170). */
  readonly pendingLink?: string;
  /** Which of two accounts may stay, if the provider belongs to another account of the viewer (SIGN-181). */
  readonly stays?: readonly StayingAccount[];
  /** Address or name of that other account. */
  readonly otherAccount?: string;
}

const isStayingAccount = (value: unknown): value is StayingAccount => value === 'THIS' || value === 'OTHER';

/** A failure that a retry cannot change: the object does not exist. */
export const isAbsent = ({ code }: Pick<CallError, 'code'>): boolean =>
  code.endsWith('_NOT_FOUND') || code === 'EVENT_NOT_LIVE';

/** @throws the error itself when it is not an {@link HttpError}, so that bugs are not reported as network failures. */
export const callErrorOf = (error: unknown): CallError => {
  if (!isHttpError(error)) throw error;
  const { code, messages, requestId, issues, details } = error;
  const { limit, providers, pendingLink, stays, otherAccount } = details;
  return {
    code,
    message: messages[0] ?? null,
    requestId,
    issues,
    limit: typeof limit === 'number' ? limit : null,
    ...(Array.isArray(providers)
      ? { providers: providers.filter((one): one is string => typeof one === 'string') }
      : {}),
    ...(typeof pendingLink === 'string' ? { pendingLink } : {}),
    ...(Array.isArray(stays) ? { stays: stays.filter(isStayingAccount) } : {}),
    ...(typeof otherAccount === 'string' ? { otherAccount } : {}),
  };
};

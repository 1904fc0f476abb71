import { isHttpError, type HttpErrorCode } from '@footlight/client';
import type { FieldIssue } from '@footlight/contract';

/** Where a store stands with the service. What it holds stays on show while it is loading again. */
export type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** Why a load or an action failed. Stores keep codes; whoever shows them words them. */
export interface Failure {
  readonly code: HttpErrorCode;
  /** The service's first message, already in the reader's language. */
  readonly message: string | null;
  /** Names the call in the service's log. */
  readonly requestId: string | null;
  /** Fields that the service refused. */
  readonly issues: readonly FieldIssue[];
  /** How many there may be, where a limit is the reason. */
  readonly limit: number | null;
}

/** What another try would not change: the service says that there is no such thing. */
export const isAbsent = ({ code }: Pick<Failure, 'code'>): boolean =>
  code.endsWith('_NOT_FOUND') || code === 'EVENT_NOT_LIVE';

/** @throws the error itself when it is no {@link HttpError}: a fault of ours must not pass for the network's. */
export const failureOf = (error: unknown): Failure => {
  if (!isHttpError(error)) throw error;
  const { code, messages, requestId, issues, details } = error;
  const { limit } = details;
  return {
    code,
    message: messages[0] ?? null,
    requestId,
    issues,
    limit: typeof limit === 'number' ? limit : null,
  };
};

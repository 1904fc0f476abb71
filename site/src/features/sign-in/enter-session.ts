import type { ResponseOf } from '@footlight/contract';
import type { AppState, CallError } from '@footlight/state';

/** The error when another sign-in is still running. */
const BUSY: CallError = { code: 'INTERNAL', message: null, requestId: null, issues: [], limit: null };

/** Signs in with the response of a call. @returns why it failed; null if it succeeded */
export const enterSession = async (
  { session }: Pick<AppState, 'session'>,
  call: () => Promise<ResponseOf<'login'>>,
): Promise<CallError | null> => {
  if (await session.getState().signInBy(call)) return null;
  const { error, clearError } = session.getState();
  clearError();
  return error ?? BUSY;
};

import { callErrorOf, type CallError } from './status.js';

/** Makes one call whose response is not needed. @returns the failure, or null */
export const attempt = async (task: () => Promise<unknown>): Promise<CallError | null> => {
  try {
    await task();
    return null;
  } catch (error) {
    return callErrorOf(error);
  }
};

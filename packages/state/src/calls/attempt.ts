import { failureOf, type Failure } from './status.js';

/** Makes one call whose reply is not needed. @returns the failure, or null */
export const attempt = async (task: () => Promise<unknown>): Promise<Failure | null> => {
  try {
    await task();
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

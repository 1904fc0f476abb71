import { failureOf, type Failure } from './status.js';

/** Makes one call whose answer is not kept. @returns why it failed, else null */
export const attempt = async (task: () => Promise<unknown>): Promise<Failure | null> => {
  try {
    await task();
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

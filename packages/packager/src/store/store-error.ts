import { MediaError } from '../media-error.js';

const RETRY_SECONDS = 5;
const REPLACED_RETRY_SECONDS = 1;

/**
 * A bucket that cannot be read or written: to viewers, media that are unavailable for a while. Its message is for the
 * operator and names the setting, the value found and what is allowed.
 */
export class StoreError extends MediaError {
  /** Whether the object was replaced or removed after it had been opened: opening it again may help. */
  readonly isReplaced: boolean;

  constructor(
    message: string,
    { cause, isReplaced = false }: { cause?: unknown; isReplaced?: boolean } = {},
  ) {
    const retryAfterSeconds = isReplaced ? REPLACED_RETRY_SECONDS : RETRY_SECONDS;
    super('UNAVAILABLE', { details: { retryAfterSeconds }, cause });
    this.message = message;
    this.isReplaced = isReplaced;
  }
}

export const isStoreError = (value: unknown): value is StoreError => value instanceof StoreError;

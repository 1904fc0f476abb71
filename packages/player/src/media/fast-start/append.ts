/**
 * Appends bytes and resolves when the source buffer has processed them.
 * @throws {Error} if the source buffer rejects them or the signal has aborted
 */
export const append = (
  buffer: SourceBuffer,
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const listening = new AbortController();
    const settle = (event: Event): void => {
      listening.abort();
      if (event.type === 'updateend') resolve();
      else reject(new Error('The source buffer refused the bytes.'));
    };
    for (const type of ['error', 'abort', 'updateend'])
      buffer.addEventListener(type, settle, { signal: listening.signal });
    buffer.appendBuffer(bytes);
  });

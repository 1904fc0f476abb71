/**
 * Appends bytes and fulfils when the buffer has taken them in.
 * @throws {Error} when the buffer refuses them, or the signal has aborted
 */
export const append = (
  buffer: SourceBuffer,
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const heard = new AbortController();
    const settle = (event: Event): void => {
      heard.abort();
      if (event.type === 'updateend') resolve();
      else reject(new Error('The source buffer refused the bytes.'));
    };
    for (const type of ['error', 'abort', 'updateend'])
      buffer.addEventListener(type, settle, { signal: heard.signal });
    buffer.appendBuffer(bytes);
  });

/** How long a break waits for what others serve, so that the content never waits longer. */
export const DOCUMENT_TIMEOUT_MS = 5000;
export const MEDIA_TIMEOUT_MS = 8000;

/** The outcome of `work`, or undefined once it has failed or taken too long. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    work
      .then(resolve, () => resolve(undefined))
      .finally(() => {
        clearTimeout(timer);
      });
  });

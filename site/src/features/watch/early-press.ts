/**
 * Whether somebody pressed the cover of the player before the page could hear it, as `start.ts` notes. A note and no
 * shared code: every page would bring what holds it.
 */
export const wasPressedEarly = (): boolean => document.documentElement.dataset['pressed'] !== undefined;

/** The press was taken up; the next page of a title is not to begin by it. */
export const forgetEarlyPress = (): void => {
  delete document.documentElement.dataset['pressed'];
};

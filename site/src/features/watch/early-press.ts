/**
 * Whether somebody pressed the cover of the player before the page could hear it, as `start.ts` notes; once told, it is
 * forgotten. A note and no shared code: every page would bring what holds it.
 */
export const takeEarlyPress = (): boolean => {
  const { dataset } = document.documentElement;
  const wasPressed = dataset['pressed'] !== undefined;
  delete dataset['pressed'];
  return wasPressed;
};

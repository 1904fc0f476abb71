/**
 * Asks for full screen on the frame, in the same turn as the click.
 * @returns whether the browser granted it; where it did not, the player may try for itself.
 */
export const enterFullscreen = async (frame: HTMLIFrameElement): Promise<boolean> => {
  if (typeof frame.requestFullscreen !== 'function') return false;
  try {
    await frame.requestFullscreen();
    return true;
  } catch {
    return false;
  }
};

/** Whether this frame fills the screen; asked of its own tree, since a document names only the tree's host. */
export const isFullscreen = (frame: HTMLIFrameElement): boolean => {
  const root = frame.getRootNode();
  const { fullscreenElement } = root instanceof ShadowRoot ? root : frame.ownerDocument;
  return fullscreenElement === frame;
};

/** Leaves full screen if it is this frame that fills the screen. */
export const leaveFullscreen = async (frame: HTMLIFrameElement): Promise<boolean> => {
  if (!isFullscreen(frame)) return false;
  await frame.ownerDocument.exitFullscreen();
  return true;
};

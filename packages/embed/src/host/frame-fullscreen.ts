/**
 * Requests full screen for the frame, in the same task as the click.
 * @returns whether the browser granted it; if not, the player may try by itself.
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

/**
 * Whether this frame is in full screen. Checks its own tree, because `document.fullscreenElement` is only the shadow
 * host.
 */
export const isFullscreen = (frame: HTMLIFrameElement): boolean => {
  const root = frame.getRootNode();
  const { fullscreenElement } = root instanceof ShadowRoot ? root : frame.ownerDocument;
  return fullscreenElement === frame;
};

/** Leaves full screen if this frame is in full screen. */
export const leaveFullscreen = async (frame: HTMLIFrameElement): Promise<boolean> => {
  if (!isFullscreen(frame)) return false;
  await frame.ownerDocument.exitFullscreen();
  return true;
};

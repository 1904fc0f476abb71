/** A loaded frame whose player has not responded within this time may have been blocked by the browser. */
const DOUBT_AFTER_MS = 1200;

/** A path with CORS headers only for origins that the realm allows. */
const PATH = '/api/';

const isReachable = (url: string, mode: RequestMode): Promise<boolean> =>
  fetch(url, { method: 'HEAD', mode, cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Calls back when the service responds but does not allow this origin to frame its player. The browser does not report
 * that to the page.
 * @param signal aborts once a player has responded
 */
export const whenOriginRefused = (
  frame: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
  call: () => void,
): void => {
  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    const url = origin + PATH;
    const isRefused = (await isReachable(url, 'no-cors')) && !(await isReachable(url, 'cors'));
    if (isRefused && !signal.aborted) call();
  };
  frame.addEventListener('load', () => setTimeout(() => void look(), DOUBT_AFTER_MS), { signal });
};

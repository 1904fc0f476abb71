/** A loaded frame whose player has not answered by then may be one that the browser refused to show. */
const DOUBT_AFTER_MS = 1200;

/** What the service answers, to the origins alone that its realm allows. */
const PATH = '/api/';

const isHeard = (url: string, mode: RequestMode): Promise<boolean> =>
  fetch(url, { method: 'HEAD', mode, cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Calls back where the service is there and does not let pages of this origin frame its player: the browser shows
 * nothing of that to the page.
 * @param signal aborts once a player has answered
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
    const isRefused = (await isHeard(url, 'no-cors')) && !(await isHeard(url, 'cors'));
    if (isRefused && !signal.aborted) call();
  };
  frame.addEventListener('load', () => setTimeout(() => void look(), DOUBT_AFTER_MS), { signal });
};

/** Whether an event targets a card that has a programme card. */
export const isOnLiveCard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-event-id]') !== null;

/** Time that the loaded component may take to add its listener. */
const HANDLE_TIMEOUT_MS = 2000;

export interface HoldFirstTap {
  /** Container of the cards. The component that handles taps listens on the document, so its listener runs first. */
  readonly within: HTMLElement;
  /** Whether the component already handles taps. */
  readonly isTaken: () => boolean;
  /** Loads the component. @throws if it fails to load */
  readonly load: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Delays a touch tap on a live card until the component that shows its programme has loaded, then dispatches it again.
 * If the component fails to load or does not handle the tap in time, a regular click is dispatched instead.
 */
export const holdFirstTap = ({ within, isTaken, load, signal }: HoldFirstTap): void => {
  /** Result of dispatching the tap again. */
  let offer: 'none' | 'made' | 'missed' = 'none';

  const redispatch = (target: Element): boolean => {
    offer = 'made';
    const tap = { bubbles: true, cancelable: true, composed: true, pointerType: 'touch' };
    target.dispatchEvent(new PointerEvent('click', tap));
    const isHandled = (offer as string) !== 'missed';
    offer = 'none';
    return isHandled;
  };

  const isHandledSoon = (target: Element): Promise<boolean> => {
    const until = performance.now() + HANDLE_TIMEOUT_MS;
    return new Promise((resolve) => {
      const attempt = (): void => {
        if (redispatch(target)) resolve(true);
        else if (signal.aborted || performance.now() > until) resolve(false);
        else requestAnimationFrame(attempt);
      };
      attempt();
    });
  };

  const handOn = async (target: Element): Promise<void> => {
    const isThere = await load().then(
      () => true,
      () => false,
    );
    if (isThere && (await isHandledSoon(target))) return;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  };

  within.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      if (!isTap || !(target instanceof Element) || !isOnLiveCard(event) || target.closest('button') !== null)
        return;
      if (offer === 'none' && isTaken()) return;
      event.preventDefault();
      event.stopPropagation();
      if (offer === 'none') void handOn(target);
      else offer = 'missed';
    },
    { capture: true, signal },
  );
};

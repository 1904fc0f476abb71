/** Whether something happens on a card whose programme may be shown beside it. */
export const isOnLiveCard = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-event-id]') !== null;

/** So long what is brought may take to hear of taps. */
const HEARS_WITHIN_MS = 2000;

export interface HoldFirstTap {
  /** What holds the cards. Whoever takes taps hears of them before it, on the document. */
  readonly within: HTMLElement;
  /** Whether somebody takes them already. */
  readonly isTaken: () => boolean;
  /** Brings who takes them. @throws where it does not come */
  readonly bring: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Lets a finger’s tap on a live card wait for what shows the card’s programme, and hands it on then. Where that does
 * not come, the tap does what it would have done.
 */
export const holdFirstTap = ({ within, isTaken, bring, signal }: HoldFirstTap): void => {
  /** What is said of a tap that is handed on. */
  let offer: 'none' | 'made' | 'missed' = 'none';

  const hears = (target: Element): boolean => {
    offer = 'made';
    const tap = { bubbles: true, cancelable: true, composed: true, pointerType: 'touch' };
    target.dispatchEvent(new PointerEvent('click', tap));
    const isHeard = (offer as string) !== 'missed';
    offer = 'none';
    return isHeard;
  };

  const isHeardSoon = (target: Element): Promise<boolean> => {
    const until = performance.now() + HEARS_WITHIN_MS;
    return new Promise((resolve) => {
      const ask = (): void => {
        if (hears(target)) resolve(true);
        else if (signal.aborted || performance.now() > until) resolve(false);
        else requestAnimationFrame(ask);
      };
      ask();
    });
  };

  const handOn = async (target: Element): Promise<void> => {
    const isThere = await bring().then(
      () => true,
      () => false,
    );
    if (isThere && (await isHeardSoon(target))) return;
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

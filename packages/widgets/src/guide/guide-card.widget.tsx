import { unseen } from '@footlight/ui';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { CardActivation, type ActiveCard } from './card-activation.js';
import type { GuideCardPopupProps } from './guide-card-popup.widget.js';
import type { GuideCardElementProps } from './guide-card-props.js';

/** An empty attribute counts as absent. */
const isPresent = (text: string | undefined): text is string => text !== undefined && text !== '';

const isCard = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && isPresent(target.dataset['eventId']);

/** Finds the card of the page on an event's path: one inside the element, or one that the element names. */
const cardFinder =
  (host: HTMLElement, props: () => GuideCardElementProps) =>
  (path: readonly EventTarget[]): HTMLElement | null => {
    const { for: named, eventId, event } = props();
    const ids = isPresent(named) ? named.split(/\s+/u) : null;
    const end =
      ids === null
        ? path.indexOf(host)
        : path.findIndex((target) => target instanceof Element && ids.includes(target.id)) + 1;
    if (end <= 0) return null;
    const within = path.slice(0, end);
    const own = within.find(isCard);
    if (own !== undefined) return own;
    if (!isPresent(eventId) && event === undefined) return null;
    const card = within.findLast(
      (target) => target instanceof HTMLElement && (ids !== null || target.parentNode === host),
    );
    return card instanceof HTMLElement ? card : null;
  };

export interface GuideCardWidgetProps extends GuideCardElementProps {
  /** Loads the popup with the first card that may become active. */
  readonly loadPopup: () => Promise<ComponentType<GuideCardPopupProps>>;
}

/** The page's cards inside a shadow root, and the popup of the active one. */
export const GuideCardWidget = ({ loadPopup, ...props }: GuideCardWidgetProps) => {
  const slot = useRef<HTMLSlotElement>(null);
  const latest = useLatest(props);
  const [shown, setShown] = useState<{
    readonly active: ActiveCard;
    readonly activation: CardActivation;
  } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [popup, setPopup] = useState<{ readonly Popup: ComponentType<GuideCardPopupProps> } | null>(null);

  const isElsewhere = isPresent(props.for);
  useLayoutEffect(() => {
    const root = slot.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return undefined;
    const { host } = root;
    const life = new AbortController();
    let isRequested = false;
    const cards = new CardActivation({
      scope: isElsewhere ? host.getRootNode() : host,
      cardOf: cardFinder(host, () => latest.current),
      popup: () => root.querySelector<HTMLElement>('[data-popup]'),
      onNear: () => {
        if (isRequested) return;
        isRequested = true;
        loadPopup().then(
          (Popup) => setPopup({ Popup }),
          () => {
            // If the code fails to load, cards behave as without it; the next activation retries.
            isRequested = false;
            cards.refuse();
          },
        );
      },
      onChange: (active) => setShown(active === null ? null : { active, activation: cards }),
    });
    cards.start(life.signal);
    return () => life.abort();
  }, [isElsewhere, latest, loadPopup]);

  const { Popup } = popup ?? {};
  return (
    <>
      <slot ref={slot} />
      <span className={unseen} role="status">
        {announcement}
      </span>
      {shown !== null && Popup !== undefined && (
        <Popup key={shown.active.turn} {...props} {...shown} onAnnounce={setAnnouncement} />
      )}
    </>
  );
};

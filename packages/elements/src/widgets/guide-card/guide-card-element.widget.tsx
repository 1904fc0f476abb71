import { unseen } from '@footlight/ui';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useLatest } from '../use-latest.js';
import { CardActivation, type ActiveCard } from './card-activation.js';
import type { GuideCardPopupProps } from './guide-card-popup.widget.js';
import type { GuideCardElementProps } from './guide-card-props.js';

/** An attribute that is there and empty says as little as none. */
const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

const isCard = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && isSaid(target.dataset['eventId']);

/** What shows the card comes with the first of them. */
const loadPopup = async () => (await import('./guide-card-popup.widget.js')).GuideCardPopup;

/** The cards of a page that the element serves: those within it, or those that it names. */
const cardFinder =
  (host: HTMLElement, props: () => GuideCardElementProps) =>
  (path: readonly EventTarget[]): HTMLElement | null => {
    const { for: named, eventId, event } = props();
    const ids = isSaid(named) ? named.split(/\s+/u) : null;
    const end =
      ids === null
        ? path.indexOf(host)
        : path.findIndex((target) => target instanceof Element && ids.includes(target.id)) + 1;
    if (end <= 0) return null;
    const within = path.slice(0, end);
    const own = within.find(isCard);
    if (own !== undefined) return own;
    if (!isSaid(eventId) && event === undefined) return null;
    const card = within.findLast(
      (target) => target instanceof HTMLElement && (ids !== null || target.parentNode === host),
    );
    return card instanceof HTMLElement ? card : null;
  };

/** The cards that a page has, and what is on for the active one of them: what `<footlight-guide-card>` shows. */
export const GuideCardElement = (props: GuideCardElementProps) => {
  const slot = useRef<HTMLSlotElement>(null);
  const latest = useLatest(props);
  const [shown, setShown] = useState<{
    readonly active: ActiveCard;
    readonly activation: CardActivation;
  } | null>(null);
  const [said, setSaid] = useState('');
  const [popup, setPopup] = useState<{ readonly Popup: ComponentType<GuideCardPopupProps> } | null>(null);

  const isElsewhere = isSaid(props.for);
  useLayoutEffect(() => {
    const root = slot.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return undefined;
    const { host } = root;
    const life = new AbortController();
    let isAsked = false;
    const cards = new CardActivation({
      scope: isElsewhere ? host.getRootNode() : host,
      cardOf: cardFinder(host, () => latest.current),
      popup: () => root.querySelector<HTMLElement>('[data-popup]'),
      onNear: () => {
        if (isAsked) return;
        isAsked = true;
        loadPopup().then(
          (Popup) => setPopup({ Popup }),
          () => {
            // Its code did not come: cards do what they would do without it, and the next one asks again.
            isAsked = false;
            cards.refuse();
          },
        );
      },
      onChange: (active) => setShown(active === null ? null : { active, activation: cards }),
    });
    cards.start(life.signal);
    return () => life.abort();
  }, [isElsewhere, latest]);

  const { Popup } = popup ?? {};
  return (
    <>
      <slot ref={slot} />
      <span className={unseen} role="status">
        {said}
      </span>
      {shown !== null && Popup !== undefined && (
        <Popup key={shown.active.turn} {...props} {...shown} onSay={setSaid} />
      )}
    </>
  );
};

import type { Programme } from '@footlight/domain';
import { directionOf, loadGuideCardCatalogue, type GuideCardLabelKey } from '@footlight/i18n';
import { GuideCard, GuideCardError, ProgrammeDetails } from '@footlight/ui';
import type { GuideCardStore } from '@footlight/state';
import { useEffect, useState, type MouseEvent } from 'react';
import type { ActiveCard, CardActivation } from './card-activation.js';
import { GuideCardPlace } from './guide-card-place.js';
import classes from './guide-card-popup.module.css';
import { GuideCardPreview, maySeePreview, type GuideCardPreviewProps } from './guide-card-preview.js';
import type { GuideCardElementProps } from './guide-card-props.js';
import { guideCardLabels } from './guide-card-labels.js';
import { useDescribedCard } from './use-described-card.js';
import { useGuideCard } from './use-guide-card.js';
import { useLatest } from '../hooks/use-latest.js';
import { useLazyLabels } from '../hooks/use-lazy-labels.js';

export interface GuideCardPopupProps extends GuideCardElementProps {
  readonly active: ActiveCard;
  readonly activation: CardActivation;
  /** Announces text that arrives after the card received the focus. */
  readonly onAnnounce: (words: string) => void;
}

/** What the popup needs of its page. */
export interface GuideCardPage extends Pick<GuideCardPreviewProps, 'loadPlayer'> {
  readonly origin: string;
  readonly language: string;
  readonly store: GuideCardStore;
}

/** The address of the card's own link, else the event's page of the service. */
const addressOf = (card: HTMLElement, eventId: string, origin: string): string => {
  const link = card.closest<HTMLAnchorElement>('a[href]') ?? card.querySelector<HTMLAnchorElement>('a[href]');
  return link?.href ?? new URL(`/live/${encodeURIComponent(eventId)}`, origin).href;
};

/** Whether the page allows the card to be shown; false until it has been asked. */
const useConsent = (isReady: boolean, request: () => boolean, refuse: () => void): boolean => {
  const [isGiven, setGiven] = useState(false);
  const latest = useLatest({ request, refuse });
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    queueMicrotask(() => {
      if (!isWanted) return;
      if (latest.current.request()) setGiven(true);
      else latest.current.refuse();
    });
    return () => {
      isWanted = false;
    };
  }, [isReady, latest]);
  return isGiven && isReady;
};

/** The programmes of the active card, shown once it is known that they may be. */
export const GuideCardPopup = (props: GuideCardPopupProps & GuideCardPage) => {
  const { store, language, active, activation, onAnnounce, onShow, onHide, onDetails, onSelect } = props;
  const { card, cause } = active;
  const t = useLazyLabels<GuideCardLabelKey>(language, loadGuideCardCatalogue);
  const own = card.dataset['eventId'] === '' ? undefined : card.dataset['eventId'];
  const view = useGuideCard(store, {
    eventId: own ?? props.eventId ?? null,
    data: own === undefined ? (props.event ?? null) : null,
  });
  const [details, setDetails] = useState<Programme | null>(null);
  const [wasAwaited] = useState(view.stage !== 'shown' || t === null);

  const shown = view.stage === 'shown' ? view : null;
  const eventId = shown?.subject.eventId ?? own ?? props.eventId ?? '';
  const isNothing = view.stage === 'nothing';
  useEffect(() => {
    if (isNothing) activation.refuse();
  }, [isNothing, activation]);

  const isAllowed = useConsent(
    (shown !== null || view.stage === 'failed') && t !== null,
    () => onShow?.({ eventId, cause }) ?? true,
    () => activation.close(),
  );
  const isOpen = isAllowed && details === null;
  const hide = useLatest(onHide);
  useEffect(() => (isOpen ? () => void hide.current?.({ eventId }) : undefined), [isOpen, eventId, hide]);

  const words = shown === null || t === null ? '' : guideCardLabels(shown, language, t);
  useDescribedCard(card, isOpen ? words : '');
  const isAnnounced = words !== '' && isOpen && cause === 'focus' && wasAwaited;
  useEffect(() => {
    onAnnounce(isAnnounced ? words : '');
    return () => onAnnounce('');
  }, [isAnnounced, words, onAnnounce]);

  useEffect(() => {
    if (details === null) return undefined;
    return () => {
      activation.pause(false);
      activation.close();
      activation.focus(card);
    };
  }, [details, activation, card]);

  const retry = (): void => {
    store.getState().retry(own ?? props.eventId ?? null, shown?.subject.channelId ?? null);
  };

  if (t === null || !isAllowed) return null;
  const place = { card, cause, activation };
  if (shown === null)
    return (
      <div className={classes['layer']} dir={directionOf(language)} lang={language}>
        <GuideCardPlace {...place} label={t('guideCardFailed')}>
          <GuideCardError isBusy={view.stage === 'failed' && view.isRetrying} t={t} onRetry={retry} />
        </GuideCardPlace>
      </div>
    );

  const { subject } = shown;
  const href = addressOf(card, eventId, props.origin);
  const watch = (click: MouseEvent<HTMLAnchorElement>): void => {
    const isFollowed = onSelect?.({ id: eventId, title: subject.name, href }) ?? true;
    if (!isFollowed) click.preventDefault();
  };
  const common = {
    name: subject.name,
    titleDisplayMode: props.titles === 'none' ? ('HIDE' as const) : ('SHOW' as const),
    logoUrl: subject.logoUrl,
    image: subject.image,
    at: shown.at,
    language,
    t,
    href,
    onWatch: watch,
  };
  const showDetails = (programme: Programme): void => {
    if (!(onDetails?.({ eventId, programme }) ?? true)) return;
    // Must precede the removal of the focused element, which would otherwise count as leaving.
    activation.pause(true);
    setDetails(programme);
  };
  const hasPreview = props.preview !== 'none' && subject.eventId !== null && maySeePreview();
  return (
    <div className={classes['layer']} dir={directionOf(language)} lang={language}>
      {details === null ? (
        <GuideCardPlace {...place} label={t('guideCardOf', { name: subject.name })}>
          <GuideCard
            {...common}
            description={subject.description}
            now={shown.now}
            next={shown.next}
            status={shown.status}
            preview={hasPreview && <GuideCardPreview eventId={eventId} loadPlayer={props.loadPlayer} />}
            isClosable={cause === 'tap'}
            onDetails={showDetails}
            onRetry={retry}
            onClose={() => activation.close()}
          />
        </GuideCardPlace>
      ) : (
        <ProgrammeDetails {...common} programme={details} onClose={() => setDetails(null)} />
      )}
    </div>
  );
};

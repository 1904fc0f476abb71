import type { SteeredEvent } from '@footlight/contract';
import { errorLabel, type AdministrationLabelKey } from '@footlight/i18n';
import { steerEvent, manualEventsQuery } from '@footlight/state';
import { Button, Link, Notice, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useState } from 'react';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { AdministeredList } from './administered-list.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

const STATES = {
  upcoming: 'adminEventUpcoming',
  live: 'adminEventLive',
  ended: 'adminEventEnded',
} as const satisfies Readonly<Record<SteeredEvent['state'], AdministrationLabelKey>>;

const ManualEvents = ({ event }: { readonly event: SteeredEvent }) => {
  const { t: common, language } = useLabels();
  const t = useAdministrationLabels();
  const { addresses, state } = useSite();
  const place = useViewerLocale();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const steer = async (next: 'live' | 'ended' | 'schedule'): Promise<void> => {
    setBusy(true);
    const error = await steerEvent(state.queries, event.id, next);
    setBusy(false);
    if (error !== null) toast({ words: common(errorLabel(error.code)), hasFailed: true });
  };
  const moment = (at: string | null): string => (at === null ? '–' : formatMoment(at, language, place));
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <Link className={styles['open'] ?? ''} href={addresses.route('live', { eventId: event.id })}>
          <bdi>{event.title}</bdi>
        </Link>
        <p className={styles['details']}>
          {t(STATES[event.state], { start: moment(event.startsAt), end: moment(event.endsAt) })}
        </p>
        {event.steeredAt !== null && (
          <p className={styles['details']}>{t('adminEventSteered', { at: moment(event.steeredAt) })}</p>
        )}
      </div>
      <div className={styles['search']}>
        {event.state === 'live' ? (
          <Button
            aria-label={`${t('adminEventEnd')}: ${event.title}`}
            disabled={isBusy}
            onClick={() => void steer('ended')}
          >
            {t('adminEventEnd')}
          </Button>
        ) : (
          <Button
            aria-label={`${t('adminEventBegin')}: ${event.title}`}
            disabled={isBusy}
            onClick={() => void steer('live')}
          >
            {t('adminEventBegin')}
          </Button>
        )}
        {event.steeredAt !== null && (
          <Button
            look="bare"
            aria-label={`${t('adminEventSchedule')}: ${event.title}`}
            disabled={isBusy}
            onClick={() => void steer('schedule')}
          >
            {t('adminEventSchedule')}
          </Button>
        )}
      </div>
    </li>
  );
};

const Events = () => {
  const t = useAdministrationLabels();
  const list = useQuery(manualEventsQuery, {});
  return (
    <>
      <p className={styles['lead']}>{t('adminEventsLead')}</p>
      <AdministeredList
        list={list}
        label={t('adminEvents')}
        none={<Notice title={t('adminEventsNone')} text="" />}
      >
        {(event) => <ManualEvents key={event.id} event={event} />}
      </AdministeredList>
    </>
  );
};

/** Live events that operators start and stop manually (LIVE-8). */
export const ManualEventsPage = () => (
  <AdministrationFrame section="steeredEvents">
    <Events />
  </AdministrationFrame>
);

export const manualEventsPage = definePage({ Component: ManualEventsPage });

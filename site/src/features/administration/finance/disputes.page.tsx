import type { Dispute } from '@footlight/contract';
import type { AdministrationLabelKey } from '@footlight/i18n';
import { disputesQuery } from '@footlight/state';
import { Notice, formatDay, useLabels, useViewerLocale } from '@footlight/ui';
import { definePage } from '../../../app/define-page.js';
import { useQuery } from '../../../app/use-query.js';
import { AdministeredList } from '../administered-list.js';
import { AdministrationFrame } from '../administration-frame.js';
import { useAdministrationLabels } from '../administration-labels.js';
import styles from '../administration.module.css';
import { PaymentRow } from './payment-row.js';

const STATES = {
  'needs-response': 'financeDisputeOpen',
  'under-review': 'financeDisputeReview',
  won: 'financeDisputeWon',
  lost: 'financeDisputeLost',
} as const satisfies Record<Dispute['state'], AdministrationLabelKey>;

const State = ({ dispute: { state, dueBy, customer } }: { readonly dispute: Dispute }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const place = useViewerLocale();
  return (
    <>
      <span className={styles['details']} dir="auto">
        {customer === null ? t('financeGuest') : (customer.email ?? customer.name)}
      </span>
      {dueBy !== null && (
        <span className={styles['details']}>
          {t('financeDisputeDue', { date: formatDay(dueBy, language, place) })}
        </span>
      )}
      <span className={styles['mark']}>{t(STATES[state])}</span>
    </>
  );
};

const Disputes = () => {
  const t = useAdministrationLabels();
  const list = useQuery(disputesQuery, {});
  return (
    <>
      <p className={styles['lead']}>{t('financeDisputesLead')}</p>
      <AdministeredList
        list={list}
        label={t('financeDisputes')}
        none={<Notice title={t('financeDisputesNone')} text={t('financeDisputesNoneText')} />}
      >
        {(dispute) => (
          <PaymentRow key={dispute.payment.id} payment={dispute.payment} isLinked>
            <State dispute={dispute} />
          </PaymentRow>
        )}
      </AdministeredList>
    </>
  );
};

/** Payments that banks take back, with state and deadline (MONEY-158). */
export const DisputesPage = () => (
  <AdministrationFrame section="disputes">
    <Disputes />
  </AdministrationFrame>
);

export const disputesPage = definePage({ Component: DisputesPage });

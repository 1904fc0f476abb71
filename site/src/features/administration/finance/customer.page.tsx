import type { CustomerOverview, CustomerPayment } from '@footlight/contract';
import { formatMoney } from '@footlight/i18n';
import { auditLogQuery, customerQuery } from '@footlight/state';
import { Button, Link, formatDay, headings, useLabels, useViewerLocale } from '@footlight/ui';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { Loaded } from '../../../shell/pages/loaded.js';
import { expiryLabel } from '../../commerce/checkout/payment-option.js';
import { AdministrationFrame } from '../administration-frame.js';
import { useAdministrationLabels } from '../administration-labels.js';
import styles from '../administration.module.css';
import { Part } from '../part.js';
import { CreditSheet } from './credit-sheet.js';
import { CancelSheet, ExtendSheet, GrantSheet, MoveSheet } from './licence-sheets.js';
import { PaymentRow } from './payment-row.js';
import { RefundSheet } from './refund-sheet.js';

type HeldLicence = CustomerOverview['licences'][number];

type Open =
  | { readonly kind: 'grant' | 'credit' }
  | { readonly kind: 'extend' | 'cancel' | 'move'; readonly licence: HeldLicence }
  | { readonly kind: 'refund'; readonly payment: CustomerPayment };

const Facts = ({ customer }: { readonly customer: CustomerOverview }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const place = useViewerLocale();
  const { id, email, name, createdAt, deletesAt, cards } = customer;
  const list = new Intl.ListFormat(language, { type: 'unit' });
  const facts: readonly (readonly [string, string])[] = [
    [
      t('adminStatus'),
      deletesAt === null
        ? t('adminStatusActive')
        : t('adminStatusDeleted', { date: formatDay(deletesAt, language, place) }),
    ],
    [
      t('financeCards'),
      cards.length === 0
        ? t('adminLicencesNone')
        : list.format(
            cards.map(({ cardType, last4Digits, ...card }) =>
              last4Digits === null
                ? cardType
                : t('financeCard', {
                    type: cardType,
                    digits: last4Digits,
                    until: expiryLabel(card, language) ?? '',
                  }),
            ),
          ),
    ],
    [t('adminId'), id],
  ];
  return (
    <div className={styles['part']}>
      <h2 className={headings['section']}>
        <bdi>{email ?? name}</bdi>
      </h2>
      <p className={styles['details']}>
        <bdi>{name}</bdi> · {t('adminSince', { date: formatDay(createdAt, language, place) })}
      </p>
      <dl className={styles['facts']}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const useLicenceWords = () => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const place = useViewerLocale();
  return ({ status, trial, paused, renews, expiresAt, renewalPrice, provider }: HeldLicence): string => {
    const date = expiresAt === null ? null : formatDay(expiresAt, language, place);
    const end = (): string => {
      if (date === null) return t('financeOpenEnd');
      if (status === 'expired') return t('financeEnded', { date });
      return renews && renewalPrice !== null
        ? t('financeRenews', { date, price: formatMoney(renewalPrice, language) })
        : t('financeEnds', { date });
    };
    return [
      ...(paused ? [t('financePaused')] : [end()]),
      ...(trial ? [t('financeTrial')] : []),
      ...(provider === null ? [] : [t('financeProvider', { provider })]),
    ].join(' · ');
  };
};

const Licences = ({
  customer: { licences },
  onOpen,
}: {
  readonly customer: CustomerOverview;
  readonly onOpen: (open: Open) => void;
}) => {
  const t = useAdministrationLabels();
  const words = useLicenceWords();
  return (
    <Part title={t('adminLicences')}>
      {licences.length === 0 ? (
        <p className={styles['note']}>{t('financeLicencesNone')}</p>
      ) : (
        <ul className={styles['list']} aria-label={t('adminLicences')}>
          {licences.map((licence) => {
            const { licenceId, name, status, paused, provider, renewalPrice, expiresAt } = licence;
            const runs = provider === null && (status === 'active' || paused);
            return (
              <li key={`${licenceId} ${provider ?? ''}`} className={styles['row']}>
                <div className={styles['words']}>
                  <strong className={styles['name']} dir="auto">
                    {name}
                  </strong>
                  <p className={styles['details']} dir="auto">
                    {words(licence)}
                  </p>
                </div>
                <div className={styles['actions']}>
                  {provider === null && (expiresAt !== null || status === 'expired') && (
                    <Button onClick={() => onOpen({ kind: 'extend', licence })}>{t('financeExtend')}</Button>
                  )}
                  {runs && !paused && renewalPrice !== null && (
                    <Button onClick={() => onOpen({ kind: 'move', licence })}>{t('financeMove')}</Button>
                  )}
                  {runs && (
                    <Button onClick={() => onOpen({ kind: 'cancel', licence })}>{t('financeCancel')}</Button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <Button onClick={() => onOpen({ kind: 'grant' })}>{t('financeGrant')}</Button>
    </Part>
  );
};

const Credits = ({
  customer: { credits, currencies },
  onOpen,
}: {
  readonly customer: CustomerOverview;
  readonly onOpen: (open: Open) => void;
}) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  return (
    <Part title={t('financeCredit')}>
      <p className={styles['note']}>
        {credits.length === 0
          ? t('financeCreditNone')
          : new Intl.ListFormat(language, { type: 'unit' }).format(
              credits.map((credit) => formatMoney(credit, language)),
            )}
      </p>
      {currencies.length > 0 && (
        <Button onClick={() => onOpen({ kind: 'credit' })}>{t('financeGiveCredit')}</Button>
      )}
    </Part>
  );
};

const OpenSheet = ({
  open,
  ...rest
}: {
  readonly open: Open;
  readonly customer: CustomerOverview;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}) => {
  switch (open.kind) {
    case 'grant':
      return <GrantSheet {...rest} />;
    case 'credit':
      return <CreditSheet {...rest} />;
    case 'extend':
      return <ExtendSheet {...rest} licence={open.licence} />;
    case 'cancel':
      return <CancelSheet {...rest} licence={open.licence} />;
    case 'move':
      return <MoveSheet {...rest} licence={open.licence} />;
    case 'refund':
      return <RefundSheet payment={open.payment} onDone={rest.onDone} onClose={rest.onClose} />;
    // no default
  }
};

const Customer = ({ customer }: { readonly customer: CustomerOverview }) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const [open, setOpen] = useState<Open | null>(null);
  const [isDone, setDone] = useState(false);
  const show = (next: Open): void => {
    setDone(false);
    setOpen(next);
  };
  const renew = async (): Promise<void> => {
    await state.queries.renew(customerQuery);
    setDone(true);
    void state.queries.renew(auditLogQuery);
  };
  return (
    <div className={styles['parts']}>
      <Facts customer={customer} />
      <p className={styles['note']} role="status">
        {isDone ? t('financeDone') : ''}
      </p>
      <Licences customer={customer} onOpen={show} />
      <Credits customer={customer} onOpen={show} />
      <Part title={t('financePayments')}>
        {customer.payments.length === 0 ? (
          <p className={styles['note']}>{t('financePaymentsNone')}</p>
        ) : (
          <ul className={styles['list']} aria-label={t('financePayments')}>
            {customer.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment}>
                {payment.refundable > 0 && (
                  <Button onClick={() => show({ kind: 'refund', payment })}>{t('financeRefund')}</Button>
                )}
              </PaymentRow>
            ))}
          </ul>
        )}
      </Part>
      {open !== null && (
        <OpenSheet open={open} customer={customer} onDone={renew} onClose={() => setOpen(null)} />
      )}
    </div>
  );
};

const Loading = ({ id }: { readonly id: string }) => {
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  const entry = useQuery(customerQuery, { id });
  return (
    <>
      <Link className={styles['back'] ?? ''} href={addresses.route('finance')}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('financeBack')}
      </Link>
      <Loaded entry={entry}>{(customer) => <Customer customer={customer} />}</Loaded>
    </>
  );
};

/** One customer, and what finance changes (MONEY-156, MONEY-157). */
export const CustomerPage = () => {
  const id = useParams()['accountId'] ?? '';
  return (
    <AdministrationFrame section="finance">
      <Loading key={id} id={id} />
    </AdministrationFrame>
  );
};

export const customerPage = definePage({ Component: CustomerPage });

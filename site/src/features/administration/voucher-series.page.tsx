import type { ResponseOf, VoucherSeries } from '@footlight/contract';
import { numberFormat } from '@footlight/i18n';
import { randomKey, voucherSeriesQuery } from '@footlight/state';
import { Button, FormSummary, Notice, Sheet, TextField, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { definePage } from '../../app/define-page.js';
import { download } from '../../app/download.js';
import { useSite } from '../../app/site-context.js';
import { useForm } from '../../app/use-form.js';
import { useQuery } from '../../app/use-query.js';
import { AdministeredList } from './administered-list.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

type CodesFile = ResponseOf<'issueVoucherCodes'>;

/** Maximum that the service generates at once. */
const MOST_CODES = 10_000;
const COUNT = /^\d{1,5}$/u;

const save = ({ content, fileName, mediaType }: CodesFile): void => download(content, fileName, mediaType);

const IssueForm = ({
  series,
  onIssued,
  onClose,
}: {
  readonly series: string;
  readonly onIssued: (file: CodesFile) => void;
  readonly onClose: () => void;
}) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  // One key for as long as the sheet is open: what is sent twice generates codes once.
  const [idempotencyKey] = useState(randomKey);
  const form = useForm<{ readonly count: string }>({
    initial: { count: '100' },
    required: { count: t('adminVoucherCountWrong') },
    send: async ({ count }) => {
      const number = COUNT.test(count.trim()) ? Number(count) : 0;
      if (number < 1 || number > MOST_CODES) return { issues: { count: t('adminVoucherCountWrong') } };
      const body = { count: number, idempotencyKey };
      onIssued(await state.client.call('issueVoucherCodes', { params: { id: series }, body }));
      return null;
    },
  });
  return (
    <form className={styles['form']} {...form.attributes}>
      <p className={styles['note']}>{t('adminVoucherText')}</p>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('count')}
        label={t('adminVoucherCount')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        required
      />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={form.isPending}>
          {t('adminVoucherIssue')}
        </Button>
        <Button onClick={onClose}>{t('financeClose')}</Button>
      </div>
    </form>
  );
};

const Series = ({ series: { id, issued, used } }: { readonly series: VoucherSeries }) => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const { state } = useSite();
  const [isOpen, setOpen] = useState(false);
  // The service cannot return codes again: a download that went wrong can be repeated while the page is open.
  const [file, setFile] = useState<CodesFile | null>(null);
  const number = numberFormat(language, {});
  const keep = (issuedFile: CodesFile): void => {
    setFile(issuedFile);
    setOpen(false);
    save(issuedFile);
    void state.queries.renew(voucherSeriesQuery);
  };
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <strong className={styles['name']} dir="ltr">
          {id}
        </strong>
        <p className={styles['details']}>
          {t('adminVoucherCounts', { issued: number.format(issued), used: number.format(used) })}
        </p>
        <p className={styles['details']} role="status">
          {file === null ? '' : t('adminVoucherDone')}
        </p>
      </div>
      <div className={styles['actions']}>
        {file !== null && (
          <Button look="bare" onClick={() => save(file)}>
            {t('adminVoucherAgain')}
          </Button>
        )}
        <Button onClick={() => setOpen(true)}>{t('adminVoucherIssue')}</Button>
      </div>
      {isOpen && (
        <Sheet
          title={t('adminVoucherTitle', { series: id })}
          closeLabel={t('financeClose')}
          onClose={() => setOpen(false)}
        >
          <IssueForm series={id} onIssued={keep} onClose={() => setOpen(false)} />
        </Sheet>
      )}
    </li>
  );
};

const SeriesList = () => {
  const t = useAdministrationLabels();
  const list = useQuery(voucherSeriesQuery, {});
  return (
    <>
      <p className={styles['lead']}>{t('adminVouchersLead')}</p>
      <AdministeredList
        list={list}
        label={t('adminVouchers')}
        none={<Notice title={t('adminVouchersNone')} text={t('adminVouchersNoneText')} />}
      >
        {(series) => <Series key={series.id} series={series} />}
      </AdministeredList>
    </>
  );
};

/** Series of vouchers, and codes of them as a file (MONEY-134). */
export const VoucherSeriesPage = () => (
  <AdministrationFrame section="voucherSeries">
    <SeriesList />
  </AdministrationFrame>
);

export const voucherSeriesPage = definePage({ Component: VoucherSeriesPage });

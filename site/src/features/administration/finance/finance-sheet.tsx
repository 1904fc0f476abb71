import { randomKey } from '@footlight/state';
import { Button, ButtonLink, FormSummary, Sheet, Skeleton, TextArea } from '@footlight/ui';
import { useState, type ReactNode } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useForm, type Form } from '../../../app/use-form.js';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { ProveIdentity } from '../../account/security/prove-identity.js';
import { useProvenAction } from '../../account/security/use-proven-action.js';
import { useAdministrationLabels } from '../administration-labels.js';
import styles from '../administration.module.css';

/** Maximum length that the service accepts. */
const LONGEST_REASON = 400;

type Values = Readonly<Record<string, string>>;
type Issues = Readonly<Record<string, string>>;

/** What a request of finance needs besides its own fields. */
interface FinanceReason {
  readonly reason: string;
  readonly idempotencyKey: string;
}

export interface FinanceSheetProps {
  readonly title: string;
  readonly text: string;
  /** Label of the button that acts. */
  readonly confirm: string;
  readonly initial?: Values;
  readonly renderFields?: (form: Form<Values>) => ReactNode;
  /** What is wrong with the fields. */
  readonly check?: (values: Values) => Issues;
  readonly send: (values: Values, by: FinanceReason) => Promise<unknown>;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

const NOTHING: Values = {};
const noIssues = (): Issues => NOTHING;

const Content = ({
  text,
  confirm,
  initial = NOTHING,
  renderFields,
  check = noIssues,
  send,
  onDone,
  onClose,
}: Omit<FinanceSheetProps, 'title'>) => {
  const t = useAdministrationLabels();
  const { addresses } = useSite();
  // One key for as long as the sheet is open: what is sent twice acts once.
  const [idempotencyKey] = useState(randomKey);
  const action = useProvenAction();
  const act = (work: () => Promise<unknown>): void =>
    action.run(async () => {
      await work();
      await onDone();
      onClose();
    });
  const form = useForm<Values>({
    initial: { reason: '', ...initial },
    required: { reason: t('adminReasonMissing') },
    send: (values) => {
      const issues = check(values);
      if (Object.keys(issues).length > 0) return Promise.resolve({ issues });
      act(() => send(values, { reason: (values['reason'] ?? '').trim(), idempotencyKey }));
      return Promise.resolve(null);
    },
  });
  const { waiting } = action;
  if (waiting !== null)
    return (
      <ProveIdentity waiting={waiting} onProven={(work) => action.run(work)} onCancel={action.dismiss} />
    );
  const isMissing = action.code === 'SECOND_FACTOR_MISSING';
  const isConflict = action.code === 'CONFLICT' || action.code === 'LICENCE_STATE_CONFLICT';
  const { id, ...reason } = form.field('reason');
  return (
    <form className={styles['form']} {...form.attributes}>
      <p className={styles['note']}>{text}</p>
      <FormSummary {...form.summary} />
      {renderFields?.(form)}
      <TextArea
        {...reason}
        key={id}
        label={t('adminReason')}
        maxLength={LONGEST_REASON}
        rows={2}
        hint={t('financeReasonHint')}
      />
      <p className={styles['failure']} role="alert" hidden={action.error === null}>
        {isConflict ? t('financeConflict') : (action.error ?? '')}
      </p>
      <div className={styles['actions']}>
        {isMissing ? (
          <ButtonLink look="primary" href={addresses.route('account', { section: 'security' })}>
            {t('financeSetUp')}
          </ButtonLink>
        ) : (
          <Button type="submit" look="primary" disabled={form.isPending || action.isPending}>
            {confirm}
          </Button>
        )}
        <Button onClick={onClose}>{t('financeClose')}</Button>
      </div>
    </form>
  );
};

/** A change that finance makes: its fields and reason, and then a second factor if the last one is too old (MONEY-155). */
export const FinanceSheet = ({ title, ...content }: FinanceSheetProps) => {
  const t = useAdministrationLabels();
  return (
    <Sheet title={title} closeLabel={t('financeClose')} onClose={content.onClose}>
      <AccountLabels waiting={<Skeleton shape="wide" />}>
        <Content {...content} />
      </AccountLabels>
    </Sheet>
  );
};

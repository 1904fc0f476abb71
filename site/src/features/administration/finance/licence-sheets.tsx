import type { CustomerOverview } from '@footlight/contract';
import { DateField, SelectField, TextField } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useAdministrationLabels } from '../administration-labels.js';
import { FinanceSheet } from './finance-sheet.js';

interface SheetOf {
  readonly customer: CustomerOverview;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

interface LicenceSheetOf extends SheetOf {
  readonly licence: CustomerOverview['licences'][number];
}

const MOST_DAYS = 366;
const DAYS = /^\d{1,3}$/u;

/** Adds free days to a licence (MONEY-157). */
export const ExtendSheet = ({ customer, licence, ...rest }: LicenceSheetOf) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const { licenceId, name } = licence;
  return (
    <FinanceSheet
      {...rest}
      title={t('financeExtendTitle', { item: name })}
      text={t('financeExtendText')}
      confirm={t('financeExtend')}
      initial={{ days: '7' }}
      renderFields={(form) => (
        <TextField
          {...form.field('days')}
          label={t('financeDays')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          required
        />
      )}
      check={({ days = '' }): Readonly<Record<string, string>> => {
        const isRight = DAYS.test(days.trim()) && Number(days) >= 1 && Number(days) <= MOST_DAYS;
        return isRight ? {} : { days: t('financeDaysWrong') };
      }}
      send={({ days = '' }, by) =>
        state.client.call('extendCustomerLicence', {
          params: { id: customer.id, licenceId },
          body: { ...by, days: Number(days) },
        })
      }
    />
  );
};

/** Stops the renewal of a licence, or ends it (MONEY-157). */
export const CancelSheet = ({ customer, licence, ...rest }: LicenceSheetOf) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const { licenceId, name, renews, paused } = licence;
  const mayWait = renews || paused;
  return (
    <FinanceSheet
      {...rest}
      title={t('financeCancelTitle', { item: name })}
      text={t('financeCancelText')}
      confirm={t('financeCancel')}
      initial={{ when: mayWait ? 'atEnd' : 'now' }}
      renderFields={({ values, change }) => (
        <SelectField
          label={t('financeWhen')}
          value={values['when'] ?? 'now'}
          options={[
            ...(mayWait ? [{ value: 'atEnd', label: t('financeAtEnd') }] : []),
            { value: 'now', label: t('financeNow') },
          ]}
          onChange={(when) => change('when', when)}
        />
      )}
      send={({ when }, by) =>
        state.client.call('cancelCustomerLicence', {
          params: { id: customer.id, licenceId },
          body: { ...by, when: when === 'atEnd' ? 'atEnd' : 'now' },
        })
      }
    />
  );
};

/** Moves a customer to another plan (MONEY-157). */
export const MoveSheet = ({ customer, licence, ...rest }: LicenceSheetOf) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const { licenceId, name } = licence;
  const plans = customer.plans.filter((plan) => plan.renews && plan.licenceId !== licenceId);
  return (
    <FinanceSheet
      {...rest}
      title={t('financeMoveTitle', { item: name })}
      text={t('financeMoveText')}
      confirm={t('financeMove')}
      initial={{ to: plans[0]?.licenceId ?? '' }}
      renderFields={({ values, change }) => (
        <SelectField
          label={t('financePlan')}
          value={values['to'] ?? ''}
          options={plans.map((plan) => ({ value: plan.licenceId, label: plan.name }))}
          onChange={(to) => change('to', to)}
        />
      )}
      send={({ to = '' }, by) =>
        state.client.call('moveCustomerLicence', {
          params: { id: customer.id, licenceId },
          body: { ...by, toLicenceId: to },
        })
      }
    />
  );
};

/** The end of a day, in UTC. */
const endOfDay = (day: string): string => `${day}T23:59:59Z`;

/** How far ahead the service grants a licence, in milliseconds. */
const LONGEST_MS = 5 * 365 * 86_400_000;

const isGrantable = (day: string): boolean => {
  const at = Date.parse(endOfDay(day));
  return at > Date.now() && at < Date.now() + LONGEST_MS;
};

/** Gives a licence without a payment (MONEY-157). */
export const GrantSheet = ({ customer, ...rest }: SheetOf) => {
  const t = useAdministrationLabels();
  const { state } = useSite();
  const held = new Set(
    customer.licences.filter(({ status }) => status === 'active').map((one) => one.licenceId),
  );
  const plans = customer.plans.filter((plan) => !held.has(plan.licenceId));
  return (
    <FinanceSheet
      {...rest}
      title={t('financeGrant')}
      text={t('financeGrantText')}
      confirm={t('financeGrant')}
      initial={{ licenceId: plans[0]?.licenceId ?? '', until: '' }}
      renderFields={(form) => (
        <>
          <SelectField
            label={t('financePlan')}
            value={form.values['licenceId'] ?? ''}
            options={plans.map((plan) => ({ value: plan.licenceId, label: plan.name }))}
            onChange={(licenceId) => form.change('licenceId', licenceId)}
          />
          <DateField {...form.field('until')} label={t('financeUntil')} required />
        </>
      )}
      check={({ until = '' }): Readonly<Record<string, string>> =>
        isGrantable(until) ? {} : { until: t('financeUntilWrong') }
      }
      send={({ licenceId = '', until = '' }, by) =>
        state.client.call('grantLicence', {
          params: { id: customer.id },
          body: { ...by, licenceId, until: endOfDay(until) },
        })
      }
    />
  );
};

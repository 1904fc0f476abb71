import { licenceFamiliesQuery } from '@footlight/state';
import { SelectField, Skeleton, useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '../../../app/use-query.js';
import { useCheckoutLabels } from '../checkout/checkout-labels.js';

const ALL = { licenceIds: [] };

/** The plan that a voucher is used for: one that is held, or one that the voucher may pay for. */
export const VoucherPlan = ({
  licenceId,
  onChoose,
}: {
  readonly licenceId: string | null;
  readonly onChoose: (licenceId: string) => void;
}) => {
  const { t: common } = useLabels();
  const t = useCheckoutLabels();
  const { data } = useQuery(licenceFamiliesQuery, ALL);
  const plans =
    data === null
      ? []
      : [...data.licenceFamilies.flatMap(({ licences }) => licences), ...data.nonFamilyBasedLicences];
  const first = plans[0]?.id ?? null;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (first !== null) choose(first);
  }, [first]);
  if (data === null)
    return (
      <div role="status" aria-label={common('loading')}>
        <Skeleton shape="wide" />
      </div>
    );
  return (
    <SelectField
      label={t('redeemVoucherPlan')}
      value={licenceId ?? first ?? ''}
      options={plans.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
    />
  );
};

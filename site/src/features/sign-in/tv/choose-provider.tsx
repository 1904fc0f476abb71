import { errorLabel } from '@footlight/i18n';
import { tvProvidersQuery } from '@footlight/state';
import { Button, Skeleton, useLabels } from '@footlight/ui';
import { useState } from 'react';
import { useQuery } from '../../../app/use-query.js';
import { FormError } from '../form-error.js';
import { TvProviderList } from './tv-provider-list.js';
import styles from './tv-sign-in.module.css';
import { useToProvider, type Errand } from './use-to-provider.js';
import type { ConfiguredTvSignIn } from './use-tv-sign-in.js';

/** The choice of a TV provider; choosing one navigates to its site. */
export const ChooseProvider = ({
  tvSignIn,
  errand,
  named,
}: {
  readonly tvSignIn: ConfiguredTvSignIn;
  readonly errand: Errand;
  /** Id or name of the one provider to offer; all of them if it is not among them (SIGN-194). */
  readonly named?: string | undefined;
}) => {
  const { t } = useLabels();
  const { data, error, retry } = useQuery(tvProvidersQuery, { requestorId: tvSignIn.requestorId });
  const { goingTo, error: refused, go } = useToProvider(tvSignIn, errand);
  const providers = data?.requestor.mvpds ?? [];
  const chosen = providers.find(({ id }) => id === goingTo);
  const [showsAll, setShowsAll] = useState(false);
  const only = showsAll ? [] : providers.filter(({ id, name }) => id === named || name === named);

  if (error !== null)
    return (
      <div className={styles['note']} role="alert">
        <p>{t(errorLabel(error.code))}</p>
        <Button onClick={() => void retry()}>{t('retry')}</Button>
      </div>
    );
  if (data === null)
    return (
      <div className={styles['waiting']} role="status" aria-label={t('loading')}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    );
  return (
    <>
      <FormError error={refused} />
      <TvProviderList
        providers={only.length > 0 ? only : providers}
        goingTo={goingTo}
        onChoose={(id) => void go(id)}
      />
      {only.length > 0 && <Button onClick={() => setShowsAll(true)}>{t('allProviders')}</Button>}
      <p role="status" className={styles['note']}>
        {chosen === undefined ? '' : t('goingToProvider', { provider: chosen.displayName })}
      </p>
    </>
  );
};

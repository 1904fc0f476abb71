import { Button, useLabels } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { FormError } from '../form-error.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { TvCode } from './tv-code.js';
import styles from './tv-sign-in.module.css';
import { useDeviceCode } from './use-device-code.js';
import { useTvSignIn, type ConfiguredTvSignIn } from './use-tv-sign-in.js';

const DeviceSide = ({ tvSignIn }: { readonly tvSignIn: ConfiguredTvSignIn }) => {
  const { t } = useLabels();
  const { addresses, origin } = useSite();
  const [round, setRound] = useState(0);
  const device = useDeviceCode(tvSignIn, round);
  const leave = useAfterSignIn();
  const isDone = device.stage === 'done';
  useEffect(() => {
    if (isDone) void leave();
    // Once: `leave` is a new function in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);

  if (device.stage === 'waiting')
    return (
      <>
        <p className={styles['address']}>
          <bdi dir="ltr">
            {origin.replace(/^https?:\/\//u, '')}
            {addresses.route('activate', { id: device.code })}
          </bdi>
        </p>
        <TvCode code={device.code} />
        <p role="status" className={styles['note']}>
          {t('tvWaiting')}
        </p>
      </>
    );
  if (device.stage === 'over' || device.stage === 'failed')
    return (
      <>
        {device.stage === 'over' ? <p role="alert">{t('tvCodeOver')}</p> : <FormError error={device.error} />}
        <Button look="primary" onClick={() => setRound(round + 1)}>
          {t('newCode')}
        </Button>
      </>
    );
  return (
    <p role="status" className={styles['note']}>
      {t('loading')}
    </p>
  );
};

/** The device side: shows a code to enter on another screen and waits until that has signed it in. */
export const TvLoginPage = () => {
  const { t } = useLabels();
  const tvSignIn = useTvSignIn();
  if (tvSignIn === null) return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t('tvLoginTitle')} />
      <AccountFrame title={t('tvLoginTitle')} lead={t('tvLoginLead')}>
        <DeviceSide tvSignIn={tvSignIn} />
      </AccountFrame>
    </>
  );
};

export const tvLoginPage = definePage({ Component: TvLoginPage, layout: { bleed: true, bare: true } });

import { errorLabel } from '@footlight/i18n';
import { callErrorOf } from '@footlight/state';
import { ButtonLink, useIsHydrating, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../app/site-context.js';
import { PageNotice } from '../../../shell/pages/page-notice.js';
import { useGoOn } from './use-go-on.js';
import type { ConfiguredTvSignIn } from './use-tv-sign-in.js';

type Stage = 'first' | 'second' | { readonly code: string };

/** Exchanges the TV provider's sign-in for a session; retries once after a 400 or 412 (SIGN-66). */
export const FinishTvSignIn = ({ tvSignIn }: { readonly tvSignIn: ConfiguredTvSignIn }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const goOn = useGoOn();
  const [stage, setStage] = useState<Stage>('first');
  const hasStarted = useRef(false);
  const [entry] = useState(() => tvSignIn.signIn.entry());
  const isHydrating = useIsHydrating();

  useEffect(() => {
    if (entry === null || hasStarted.current) return;
    hasStarted.current = true;
    tvSignIn.signIn
      .finish(() => setStage('second'))
      .then(
        () => goOn(entry),
        (error: unknown) => setStage({ code: callErrorOf(error).code }),
      );
  }, [tvSignIn, goOn, entry]);

  const toProviders = (
    <ButtonLink look="primary" href={addresses.route('providers')}>
      {t('selectYourProvider')}
    </ButtonLink>
  );
  // The service does not know what this browser has begun.
  if (entry === null && !isHydrating)
    return <PageNotice title={t('nothingToFinish')} text={t('nothingToFinishText')} action={toProviders} />;
  if (typeof stage === 'string')
    return <PageNotice title={stage === 'first' ? t('finishingTvSignIn') : t('retryingTvSignIn')} />;
  const text =
    stage.code === 'BLOCKED_BY_PROVIDER'
      ? t('tvPackageWithout')
      : ['PROVIDER_NOT_READY', 'REGISTRATION_INVALID'].includes(stage.code)
        ? t('tvSignInFailed')
        : t(errorLabel(stage.code));
  return <PageNotice urgent title={t('providerRefusedTitle')} text={text} action={toProviders} />;
};

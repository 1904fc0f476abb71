import type { PublicRealm } from '@footlight/contract';
import { Button, ButtonLink, useLabels } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { FormError } from '../form-error.js';
import { SignedInAlready, useIsSignedInAlready } from '../signed-in-already.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { OwnCode } from './own-code.js';
import { TvCode } from './tv-code.js';
import styles from './tv-sign-in.module.css';
import { useDeviceCode } from './use-device-code.js';
import { useTvSignIn, type AdobeClient, type ConfiguredTvSignIn } from './use-tv-sign-in.js';

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

/** What `/tv-login/:tvAuthType` names: the clients of Adobe, or a code of the service. */
const TYPES: Readonly<Record<string, AdobeClient | 'anyAdobe' | 'own'>> = {
  '': 'own',
  id: 'own',
  code: 'own',
  adobe: 'anyAdobe',
  'adobe-dcr': 'adobeDcr',
  adobe_dcr: 'adobeDcr',
  primetime: 'adobe',
};

/** Null for a type that the realm has not. */
const typeOf = (named: string | undefined, { adobe, adobeDcr }: PublicRealm['signIn']['tv']) => {
  const word = named?.toLowerCase() ?? '';
  const type = Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
  if (type === 'own') return type;
  if (type === 'adobe') return adobe === null ? null : type;
  if (type === 'adobeDcr') return adobeDcr === null ? null : type;
  return type === undefined || (adobe ?? adobeDcr) === null ? null : type;
};

const AdobeDevice = ({ client }: { readonly client: AdobeClient | undefined }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const tvSignIn = useTvSignIn(client);
  if (tvSignIn === null) return <NotFoundPage />;
  return (
    <AccountFrame title={t('tvLoginTitle')} lead={t('tvLoginLead')}>
      <DeviceSide tvSignIn={tvSignIn} />
      <ButtonLink href={addresses.route('tvLogin')}>{t('tvUseOwn')}</ButtonLink>
    </AccountFrame>
  );
};

const OwnDevice = () => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const leave = useAfterSignIn();
  const isSignedIn = useIsSignedInAlready();
  const { adobe, adobeDcr } = realm.signIn.tv;
  if (isSignedIn) return <SignedInAlready onContinue={leave} />;
  return (
    <AccountFrame title={t('tvLoginTitle')} lead={t('ownTvLead')}>
      <OwnCode />
      {(adobe ?? adobeDcr) !== null && (
        <ButtonLink href={addresses.route('tvLogin', { tvAuthType: 'adobe' })}>
          {t('tvUseProvider')}
        </ButtonLink>
      )}
    </AccountFrame>
  );
};

/**
 * The device side: shows a code to enter on another screen and waits until that has signed it in. The code is the
 * service's, for every way to sign in, or the one of Adobe that the address names (SIGN-201).
 */
export const TvLoginPage = () => {
  const { t } = useLabels();
  const { tvAuthType } = useParams();
  const type = typeOf(tvAuthType, useSite().realm.signIn.tv);
  if (type === null) return <NotFoundPage />;
  return (
    <>
      <PageTitle of={t('tvLoginTitle')} />
      {type === 'own' ? (
        <OwnDevice />
      ) : (
        <AdobeDevice key={type} client={type === 'anyAdobe' ? undefined : type} />
      )}
    </>
  );
};

export const tvLoginPage = definePage({
  Component: TvLoginPage,
  exists: import.meta.env.SSR
    ? ({ site, params: { tvAuthType } }) => {
        const { realm } = site.state.realm.getState();
        return realm !== null && typeOf(tvAuthType, realm.signIn.tv) !== null;
      }
    : undefined,
  layout: { bleed: true, bare: true },
});

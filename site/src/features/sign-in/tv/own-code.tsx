import { Button, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { QrCode } from '../../../shell/pages/qr-code.js';
import frame from '../account-frame.module.css';
import { FormError } from '../form-error.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { TvCode } from './tv-code.js';
import styles from './tv-sign-in.module.css';
import { useOwnCode } from './use-own-code.js';

/** An address as people type it. */
const typedAddress = (address: string): string => address.replace(/^https?:\/\//u, '');

/** Takes the focus, because a remote control has no other way to it than from key to key. */
const NewCode = ({ onWanted }: { readonly onWanted: () => void }) => {
  const { t } = useLabels();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={frame['actions']}>
      <Button look="primary" onClick={onWanted}>
        {t('newCode')}
      </Button>
    </div>
  );
};

/** The device side of every way to sign in: a QR code, and a code to type, until a viewer has confirmed it. */
export const OwnCode = () => {
  const { t } = useLabels();
  const [round, setRound] = useState(0);
  const code = useOwnCode(round);
  const leave = useAfterSignIn();
  const isDone = code.stage === 'done';
  useEffect(() => {
    if (isDone) void leave();
    // Once: `leave` is a new function in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);

  if (code.stage === 'waiting') {
    const { userCode, verificationUri, verificationUriComplete } = code.issued;
    return (
      <>
        <QrCode
          text={verificationUriComplete}
          label={t('tvQr', { address: typedAddress(verificationUriComplete) })}
        />
        <p className={styles['address']}>
          <bdi dir="ltr">{typedAddress(verificationUri)}</bdi>
        </p>
        <TvCode code={userCode} />
        <p role="status" className={styles['note']}>
          {t('tvWaiting')}
        </p>
      </>
    );
  }
  if (code.stage === 'asking' || code.stage === 'done')
    return (
      <p role="status" className={styles['note']}>
        {t('loading')}
      </p>
    );
  return (
    <>
      {code.stage === 'failed' ? (
        <FormError error={code.error} />
      ) : (
        <p role="alert">{t(code.stage === 'denied' ? 'tvDenied' : 'tvCodeOver')}</p>
      )}
      <NewCode onWanted={() => setRound(round + 1)} />
    </>
  );
};

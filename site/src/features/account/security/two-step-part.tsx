import type { ResponseOf, SecondFactor } from '@footlight/contract';
import { secondFactorQuery } from '@footlight/state';
import { Button, Skeleton, TextField, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { Suspense, lazy, useState } from 'react';
import { useSite, useViewer } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useQuery } from '../../../app/use-query.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import factorStyles from './factors.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import { ProveIdentity } from './prove-identity.js';
import { RecoveryCodes } from './recovery-codes.js';
import { useProvenAction } from './use-proven-action.js';

// Loaded only when an authenticator app is set up.
const QrCode = lazy(async () => ({ default: (await import('../../../shell/pages/qr-code.js')).QrCode }));

type Enrolment = ResponseOf<'enrolSecondFactor'>;

interface CodeFormProps {
  readonly submitLabel: string;
  readonly needsPassword?: boolean;
  readonly error: string | null;
  readonly isPending: boolean;
  readonly onSubmit: (code: string, secret: string) => void;
  readonly onCancel: () => void;
}

const CodeForm = ({ submitLabel, needsPassword = false, error, isPending, ...on }: CodeFormProps) => {
  const { t: common } = useLabels();
  const t = useAccountLabels();
  const form = useForm({
    initial: { code: '', password: '' },
    required: needsPassword ? { password: common('pleaseProvideYourPassword') } : {},
    send: async ({ code, password }) => {
      on.onSubmit(code.trim(), password);
      return null;
    },
  });
  return (
    <form className={styles['form']} {...form.attributes}>
      {needsPassword && (
        <TextField
          {...form.field('password')}
          label={common('password')}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <TextField
        {...form.field('code')}
        label={t('twoStepCode')}
        autoComplete="one-time-code"
        inputMode={needsPassword ? 'text' : 'numeric'}
        dir="ltr"
        maxLength={32}
        required
        error={error ?? undefined}
      />
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isPending || form.values.code.trim().length < 6}>
          {submitLabel}
        </Button>
        <Button onClick={on.onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  );
};

const Enrol = ({ enrolment }: { readonly enrolment: Enrolment }) => {
  const t = useAccountLabels();
  return (
    <>
      <p className={styles['text']}>{t('twoStepScan')}</p>
      <Suspense fallback={<Skeleton shape="wide" />}>
        <QrCode text={enrolment.otpauthUri} label={t('twoStepPicture')} />
      </Suspense>
      <p className={styles['text']}>{t('twoStepByHand')}</p>
      <p className={factorStyles['key']} dir="ltr">
        {enrolment.secret}
      </p>
    </>
  );
};

type Stage =
  | { readonly at: 'status' }
  | { readonly at: 'enrol'; readonly enrolment: Enrolment }
  | { readonly at: 'disable' }
  | { readonly at: 'renew' }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const Factor = ({ factor }: { readonly factor: SecondFactor }) => {
  const t = useAccountLabels();
  const { state } = useSite();
  const { client } = state;
  const { language } = useLabels();
  const place = useViewerLocale();
  const [stage, setStage] = useState<Stage>({ at: 'status' });
  const { run, error, isPending, waiting, dismiss } = useProvenAction();
  const toStatus = () => setStage({ at: 'status' });
  const renewed = () => state.queries.renew(secondFactorQuery);
  const take = ({ recoveryCodes }: ResponseOf<'confirmSecondFactor'>) =>
    setStage({ at: 'codes', codes: recoveryCodes });
  const form = { error, isPending, onCancel: toStatus };

  if (waiting !== null) return <ProveIdentity waiting={waiting} onProven={run} onCancel={dismiss} />;
  switch (stage.at) {
    case 'enrol':
      return (
        <>
          <Enrol enrolment={stage.enrolment} />
          <CodeForm
            {...form}
            submitLabel={t('twoStepConfirm')}
            onSubmit={(code) =>
              run(async () => {
                take(await client.call('confirmSecondFactor', { body: { code } }));
                await renewed();
              })
            }
          />
        </>
      );
    case 'disable':
      return (
        <CodeForm
          {...form}
          needsPassword={factor.needsPassword}
          submitLabel={t('twoStepTurnOff')}
          onSubmit={(code, secret) =>
            run(async () => {
              const body = factor.needsPassword ? { code, secret } : { code };
              await client.call('disableSecondFactor', { body });
              await renewed();
              toStatus();
            })
          }
        />
      );
    case 'renew':
      return (
        <CodeForm
          {...form}
          submitLabel={t('twoStepRenew')}
          onSubmit={(code) =>
            run(async () => {
              take(await client.call('renewRecoveryCodes', { body: { code } }));
              await renewed();
            })
          }
        />
      );
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onDone={toStatus} />;
    case 'status':
      return (
        <>
          <p className={styles['text']}>
            {factor.enabled ? t('twoStepOn', { left: factor.recoveryCodesLeft }) : t('twoStepOff')}
          </p>
          <p className={styles['failure']} role="alert" hidden={error === null}>
            {error ?? ''}
          </p>
          {factor.removedAt !== null && (
            <div className={styles['form']}>
              <p className={styles['text']}>
                {t('twoStepRemoval', { when: formatMoment(factor.removedAt, language, place) })}
              </p>
              <Button
                look="primary"
                disabled={isPending}
                onClick={() =>
                  run(async () => {
                    await client.call('stopFactorRemoval');
                    await renewed();
                  })
                }
              >
                {t('twoStepStopRemoval')}
              </Button>
            </div>
          )}
          <div className={styles['actions']}>
            {factor.enabled ? (
              <>
                <Button onClick={() => setStage({ at: 'renew' })}>{t('twoStepRenew')}</Button>
                <Button className={styles['danger']} onClick={() => setStage({ at: 'disable' })}>
                  {t('twoStepTurnOff')}
                </Button>
              </>
            ) : (
              <Button
                disabled={isPending}
                onClick={() =>
                  run(async () =>
                    setStage({ at: 'enrol', enrolment: await client.call('enrolSecondFactor') }),
                  )
                }
              >
                {t('twoStepTurnOn')}
              </Button>
            )}
          </div>
        </>
      );
    // no default
  }
};

/** Turns two-step sign-in on and off and renews its recovery codes (SIGN-111, SIGN-112). */
export const TwoStepPart = () => {
  const t = useAccountLabels();
  const { realm } = useSite();
  const viewer = useViewer();
  const factor = useQuery(secondFactorQuery, {});
  // Stays available for accounts that have it on, even if the realm no longer offers it: they must be able to turn it
  // off.
  // Administrators and finance need one for money, whatever the realm offers to viewers.
  const isOffered = realm.signIn.secondFactor || (viewer !== null && viewer.rol !== 'viewer');
  if (!isOffered && factor.data?.enabled !== true) return null;
  return (
    <Part title={t('twoStepTitle')}>
      <Loaded entry={factor}>{(data) => <Factor factor={data} />}</Loaded>
    </Part>
  );
};

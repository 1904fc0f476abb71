import type { DeviceRequest } from '@footlight/contract';
import { userCodeOf } from '@footlight/domain';
import type { AccountLabelKey } from '@footlight/i18n';
import { sessionsQuery } from '@footlight/state';
import { Button, ButtonLink, TextField, formatMoment, useLabels, useViewerLocale } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedInUser, useSite } from '../../../app/site-context.js';
import { useForm } from '../../../app/use-form.js';
import { useAction } from '../../../shell/cards/use-action.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { AccountFrame } from '../account-frame.js';
import accountStyles from '../account-frame.module.css';
import { FormError } from '../form-error.js';
import { TvCode } from './tv-code.js';
import styles from './tv-sign-in.module.css';

const KINDS = {
  computer: 'deviceComputer',
  phone: 'devicePhone',
  tablet: 'deviceTablet',
  television: 'deviceTelevision',
} as const satisfies Readonly<Record<DeviceRequest['device'], AccountLabelKey>>;

/** Codes of Adobe have letters and digits. */
const ADOBE_CODE = /^[A-Z0-9]{4,12}$/u;

/** Asks for the code of a device; one in the address is looked up at once. */
const CodeForm = ({
  given,
  onFound,
}: {
  readonly given: string;
  readonly onFound: (request: DeviceRequest) => void;
}) => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const navigate = useNavigate();
  const { adobe, adobeDcr } = realm.signIn.tv;
  const form = useForm({
    initial: { code: given },
    required: { code: t('tvCodeMissing') },
    send: async ({ code }) => {
      const userCode = userCodeOf(code);
      const letters = code.trim().toUpperCase();
      if (userCode !== null) onFound(await state.client.call('findDeviceRequest', { body: { userCode } }));
      else if ((adobeDcr ?? adobe) !== null && ADOBE_CODE.test(letters))
        await navigate(addresses.route('activate', { id: letters }));
      else return { issues: { code: t('tvCodeWrong') } };
      return null;
    },
  });
  const hasStarted = useRef(false);
  const lookUp = useEffectEvent(() => form.submit());
  useEffect(() => {
    if (given === '' || hasStarted.current) return;
    hasStarted.current = true;
    lookUp();
  }, [given]);
  return (
    <AccountFrame title={t('activateTitle')} lead={t('enterCodeLead')}>
      <form className={accountStyles['form']} {...form.attributes}>
        <TextField
          {...form.field('code')}
          label={t('tvCodeField')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          required
        />
        <FormError error={form.summary.message} />
        <Button type="submit" look="primary" disabled={form.isPending}>
          {form.isPending ? t('loading') : t('factorContinue')}
        </Button>
      </form>
    </AccountFrame>
  );
};

/** Shows which device asks, and signs it in only when the viewer says so (SIGN-198). */
const Confirmation = ({
  request,
  onAnswered,
}: {
  readonly request: DeviceRequest;
  readonly onAnswered: (allow: boolean) => void;
}) => {
  const { t, language } = useLabels();
  const account = useAccountLabels();
  const { state } = useSite();
  const place = useViewerLocale();
  const user = useSignedInUser();
  const { run, isPending, error } = useAction();
  const { userCode, device, browser, system, country, requestedAt } = request;
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const name =
    browser !== null && system !== null ? account('deviceNamed', { browser, system }) : (browser ?? system);
  const answer = (allow: boolean) =>
    run(async () => {
      await state.client.call('answerDeviceRequest', { body: { userCode, allow } });
      void state.queries.renew(sessionsQuery);
      onAnswered(allow);
    });
  return (
    <AccountFrame
      takesFocus
      title={t('confirmDeviceTitle')}
      lead={t('confirmDeviceLead', { name: user?.name ?? user?.email ?? t('viewerWithoutName') })}
    >
      <TvCode code={userCode} />
      <p className={styles['note']}>
        {[
          account(KINDS[device]),
          name,
          regions.of(country),
          t('deviceAsked', { when: formatMoment(requestedAt, language, place) }),
        ]
          .filter((one) => typeof one === 'string')
          .join(' · ')}
      </p>
      <p>{t('confirmDeviceWarning')}</p>
      <FormError error={error} />
      <Button look="primary" disabled={isPending} onClick={() => answer(true)}>
        {t('confirmDevice')}
      </Button>
      <Button disabled={isPending} onClick={() => answer(false)}>
        {t('refuseDevice')}
      </Button>
    </AccountFrame>
  );
};

/** Signs in a device that shows a code to the viewer's account. */
export const ConfirmDevice = ({ given }: { readonly given: string }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [request, setRequest] = useState<DeviceRequest | null>(null);
  const [answer, setAnswer] = useState<boolean | null>(null);
  if (answer !== null)
    return (
      <AccountFrame
        takesFocus
        title={t(answer ? 'deviceReadyTitle' : 'deviceRefusedTitle')}
        lead={t(answer ? 'deviceReadyText' : 'deviceRefusedText')}
      >
        <ButtonLink href={addresses.route('account', { section: 'devices' })}>{t('toMyAccount')}</ButtonLink>
      </AccountFrame>
    );
  return request === null ? (
    <CodeForm given={given} onFound={setRequest} />
  ) : (
    <Confirmation request={request} onAnswered={setAnswer} />
  );
};

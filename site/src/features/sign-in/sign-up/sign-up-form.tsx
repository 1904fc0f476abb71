import type { ProfileField } from '@footlight/contract';
import {
  ACCOUNT_FIELD_IDS,
  countryOfForm,
  isFieldRequired,
  type FieldContext,
  type FieldIssueCode,
} from '@footlight/domain';
import {
  Button,
  FormSummary,
  ProfileFieldInput,
  fieldErrorLabel,
  useFormValues,
  useLabels,
  useIsHydrating,
} from '@footlight/ui';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useSingleAction } from '../../../app/use-single-action.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import styles from '../account-frame.module.css';
import { errorMessage } from '../error-message.js';
import { judgeFields, refusedFields } from './judge-fields.js';
import { useCountries } from './use-countries.js';
import { useFormScreens } from '../use-form-screens.js';
import { solveCaptcha } from './solve-captcha.js';

type Values = Readonly<Record<string, string>>;

interface Outcome {
  readonly attempt: number;
  readonly issues: Readonly<Record<string, FieldIssueCode>>;
  readonly message: string | null;
}

export interface SignUpFormProps {
  readonly fields: readonly ProfileField[];
  /** Values entered on an earlier visit. */
  readonly savedValues: Values;
  readonly onTyped: (values: Values) => void;
  /** Continues once the attempt returns the id of a new account. */
  readonly make: (attempt: () => Promise<string | null>) => Promise<void>;
}

const typedOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const isSecret = ({ type }: ProfileField): boolean => type === 'password' || type === 'confirmPassword';
const idOf = ({ id }: ProfileField): string => `field-${id}`;

/** Sign-up form of the product's own provider with the realm's fields, split into several screens on phones. */
export const SignUpForm = ({ fields, savedValues, onTyped, make }: SignUpFormProps) => {
  const words = useLabels();
  const { t, language } = words;
  const { state, realm } = useSite();
  const region = useViewer()?.loc ?? 'GB';
  const isHydrating = useIsHydrating();
  const { values, setValues, touched, change, clearTouched } = useFormValues<Values>(savedValues);
  const [seen, setSeen] = useState(savedValues);
  // Stored values arrive after the first render; fields filled in meanwhile keep their values.
  if (savedValues !== seen) {
    setSeen(savedValues);
    setValues((previous) => ({ ...savedValues, ...typedOf(previous) }));
  }
  const keep = useEffectEvent(() => {
    const open = fields.filter((field) => !isSecret(field));
    onTyped(Object.fromEntries(open.map(({ id }) => [id, values[id] ?? ''])));
  });
  useEffect(() => {
    if (values !== seen) keep();
  }, [values, seen]);
  const screens = useFormScreens(fields);
  const countries = useCountries(
    fields.some(({ type }) => type === 'address'),
    region,
  );
  const context = (): FieldContext => ({
    country: countryOfForm(fields, values, region),
    today: new Date().toISOString().slice(0, 10),
    countryRules: realm.signIn.addressCountryRestriction,
    scope: 'registration',
    secret: values['secret'] ?? '',
  });

  const send = async (): Promise<Omit<Outcome, 'attempt'>> => {
    const own = (id: string): string => (values[id] ?? '').trim();
    const others = fields.filter((field) => !ACCOUNT_FIELD_IDS.has(field.id) && !isSecret(field));
    const given: Record<string, string> = {};
    for (const { id } of others) if (own(id) !== '') given[id] = own(id);
    const session = state.session.getState();
    let isMade = false;
    await make(async () => {
      isMade = await session.signInBy(async () =>
        state.client.call('signup', {
          body: {
            email: own('email'),
            secret: values['secret'] ?? '',
            name: own('name'),
            language,
            ...(Object.keys(given).length === 0 ? {} : { fields: given }),
            ...(await solveCaptcha(state.client, realm)),
          },
        }),
      );
      return isMade ? (state.session.getState().user?.id ?? null) : null;
    });
    if (isMade) return { issues: {}, message: null };
    const { error } = state.session.getState();
    session.clearError();
    const refused = refusedFields(error?.issues ?? [], fields);
    const isWorded = Object.keys(refused).length > 0;
    return {
      issues: refused,
      message: isWorded || error === null ? null : errorMessage(error, t),
    };
  };

  const [{ attempt, issues, message }, submit, isPending] = useSingleAction<Outcome>(
    async (before) => {
      const attempted = before.attempt + 1;
      clearTouched();
      const found = await judgeFields(screens.shown, values, context());
      if (Object.keys(found).length > 0) return { attempt: attempted, issues: found, message: null };
      if (!screens.isLast) {
        screens.next();
        return { attempt: before.attempt, issues: {}, message: null };
      }
      return { ...(await send()), attempt: attempted };
    },
    { attempt: 0, issues: {}, message: null },
  );

  const wording = (field: ProfileField): string | undefined => {
    const issue = issues[field.id];
    return issue === undefined || touched.has(field.id) ? undefined : fieldErrorLabel(field, issue, words);
  };
  const found = screens.shown.flatMap((field) => {
    const wrong = wording(field);
    return wrong === undefined ? [] : [{ id: idOf(field), message: wrong }];
  });

  return (
    <form
      className={styles['form']}
      // POST keeps the fields out of the address if the form is submitted without JavaScript.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) startTransition(() => submit());
      }}
    >
      {screens.count > 1 && (
        <p className={styles['step']}>{t('signUpStepOf', { step: screens.at + 1, count: screens.count })}</p>
      )}
      <FormSummary issues={found} message={message} attempt={attempt} />
      {screens.shown.map((field) => (
        <ProfileFieldInput
          key={field.id}
          field={field}
          id={idOf(field)}
          value={values[field.id] ?? ''}
          required={isFieldRequired(field, context())}
          error={wording(field)}
          region={region}
          countries={countries}
          onValue={(value) => change(field.id, value)}
        />
      ))}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isHydrating || isPending}>
          {screens.isLast ? (isPending ? t('signingUp') : t('signUp')) : t('signUpNext')}
        </Button>
        {screens.at > 0 && (
          <Button look="bare" onClick={screens.back}>
            {t('signUpBack')}
          </Button>
        )}
      </div>
    </form>
  );
};

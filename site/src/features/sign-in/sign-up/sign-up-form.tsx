import type { ProfileField } from '@footlight/contract';
import type { CallError } from '@footlight/state';
import { ACCOUNT_FIELD_IDS, countryOfForm, isFieldRequired, type FieldContext } from '@footlight/domain';
import {
  Button,
  FormSummary,
  ProfileFieldInput,
  fieldErrorLabel,
  useLabels,
  useIsHydrating,
} from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../app/error-message.js';
import { utcToday } from '../../../app/clock.js';
import { useForm, type FormErrors } from '../../../app/use-form.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import styles from '../account-frame.module.css';
import { enterSession } from '../enter-session.js';
import { judgeFields, refusedFields } from './judge-fields.js';
import { useCountries } from './use-countries.js';
import { useFormScreens } from '../use-form-screens.js';
import { solveCaptcha } from './solve-captcha.js';

type Values = Readonly<Record<string, string>>;

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

/** Sign-up form of the product's own provider with the realm's fields, split into several screens on phones. */
export const SignUpForm = ({ fields, savedValues, onTyped, make }: SignUpFormProps) => {
  const words = useLabels();
  const { t, language } = words;
  const { state, realm } = useSite();
  const region = useViewer()?.loc ?? 'GB';
  const isHydrating = useIsHydrating();
  const screens = useFormScreens(fields);
  const countries = useCountries(
    fields.some(({ type }) => type === 'address'),
    region,
  );
  const contextOf = (values: Values): FieldContext => ({
    country: countryOfForm(fields, values, region),
    today: utcToday(),
    countryRules: realm.signIn.addressCountryRestriction,
    scope: 'registration',
    secret: values['secret'] ?? '',
  });

  const issuesOf = (found: Awaited<ReturnType<typeof judgeFields>>): FormErrors => ({
    issues: Object.fromEntries(
      fields.flatMap((field) => {
        const code = found[field.id];
        return code === undefined ? [] : [[field.id, fieldErrorLabel(field, code, words)]];
      }),
    ),
  });
  const signUp = async (values: Values): Promise<CallError | null> => {
    const own = (id: string): string => (values[id] ?? '').trim();
    const others = fields.filter((field) => !ACCOUNT_FIELD_IDS.has(field.id) && !isSecret(field));
    const given: Record<string, string> = {};
    for (const { id } of others) if (own(id) !== '') given[id] = own(id);
    let error: CallError | null = null;
    await make(async () => {
      error = await enterSession(state, async () =>
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
      return error === null ? (state.session.getState().user?.id ?? null) : null;
    });
    return error;
  };
  const form = useForm<Values>({
    id: 'field',
    initial: savedValues,
    send: async (values) => {
      const found = await judgeFields(screens.shown, values, contextOf(values));
      if (Object.keys(found).length > 0) return issuesOf(found);
      if (screens.isLast) return signUp(values);
      screens.next();
      return null;
    },
    word: (error) => {
      const refused = refusedFields(error.issues, fields);
      return Object.keys(refused).length > 0 ? issuesOf(refused) : errorMessage(error, t);
    },
  });
  const { values, setValues } = form;
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

  return (
    <form className={styles['form']} {...form.attributes}>
      {screens.count > 1 && (
        <p className={styles['step']}>{t('signUpStepOf', { step: screens.at + 1, count: screens.count })}</p>
      )}
      <FormSummary {...form.summary} />
      {screens.shown.map((field) => (
        <ProfileFieldInput
          {...form.field(field.id)}
          key={field.id}
          field={field}
          required={isFieldRequired(field, contextOf(values))}
          region={region}
          countries={countries}
        />
      ))}
      <div className={styles['actions']}>
        <Button type="submit" look="primary" disabled={isHydrating || form.isPending}>
          {screens.isLast ? (form.isPending ? t('signingUp') : t('signUp')) : t('signUpNext')}
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

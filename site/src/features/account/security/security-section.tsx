import { accountQuery } from '@footlight/state';
import { ButtonLink } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import styles from '../account-area.module.css';
import { Loaded } from '../../../shell/pages/loaded.js';
import { Part } from '../part.js';
import { UnconfirmedEmail } from './unconfirmed-email.js';
import { FirstPasswordForm } from './first-password-form.js';
import { FirebasePasswordPart } from './firebase-password-part.js';
import { PasswordForm } from './password-form.js';
import { passwordOfService } from './password-stores.js';
import { EmailForm } from './email-form.js';
import { PasskeysPart } from './passkeys-part.js';
import { SignInsPart } from './sign-ins-part.js';
import { TwoStepPart } from './two-step-part.js';

/** Sign-in settings of the account. */
export const SecuritySection = () => {
  const t = useAccountLabels();
  const { addresses, realm, state } = useSite();
  const account = useQuery(accountQuery, {});
  return (
    <>
      <Loaded entry={account}>
        {({ hasPassword, mayChangeEmail, mayConfirmEmail, maySetPassword, contactEmail }) => (
          <>
            {mayChangeEmail && (
              <Part title={t('emailTitle')}>
                <p className={styles['text']}>
                  {contactEmail === null
                    ? t('emailNone')
                    : t(hasPassword ? 'emailText' : 'emailTextWithout', { email: contactEmail })}
                </p>
                {mayConfirmEmail && contactEmail !== null && <UnconfirmedEmail email={contactEmail} />}
                <EmailForm email={contactEmail} hasPassword={hasPassword} />
              </Part>
            )}
            <Part title={t('passwordTitle')}>
              <p className={styles['text']}>
                {t(
                  hasPassword
                    ? 'passwordText'
                    : maySetPassword
                      ? 'passwordFirst'
                      : contactEmail === null && mayChangeEmail
                        ? 'passwordNeedsEmail'
                        : 'passwordNone',
                )}
              </p>
              {maySetPassword && <FirstPasswordForm email={contactEmail ?? ''} />}
              {hasPassword && <PasswordForm store={passwordOfService(state)} />}
              {hasPassword && realm.signIn.passwordReset && (
                <ButtonLink
                  look="bare"
                  href={addresses.route(
                    'requestPassword',
                    {},
                    { from: addresses.route('account', { section: 'security' }) },
                  )}
                >
                  {t('passwordChange')}
                </ButtonLink>
              )}
            </Part>
          </>
        )}
      </Loaded>
      <FirebasePasswordPart />
      <TwoStepPart />
      <PasskeysPart />
      <SignInsPart />
    </>
  );
};

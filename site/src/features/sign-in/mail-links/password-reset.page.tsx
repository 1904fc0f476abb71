import { returnTarget } from '@footlight/domain';
import { attempt } from '@footlight/state';
import { useLabels } from '@footlight/ui';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import styles from '../account-frame.module.css';
import { providerLabel } from '../redirect/redirect-providers.js';
import { NewPasswordForm } from './new-password-form.js';
import { resetProvider } from './reset-provider.js';
import { SendLinkForm } from './send-link-form.js';
import { solveCaptcha } from '../sign-up/solve-captcha.js';
import { partnerLabel } from '../tv/partners.js';
import { BackLink } from '../back-link.js';

/** Requests a reset link; with a link's token, sets the password (SIGN-20, SIGN-27). */
const PasswordReset = () => {
  const { t } = useLabels();
  const { state, realm, origin } = useSite();
  const [query] = useSearchParams();
  const { code } = useParams();
  const token = code ?? query.get('token');
  const named = query.get('providerName');
  /** The sign-in that was left, to which the mail leads back; partners send mails of their own. */
  const from = named === null || named === 'ID' ? returnTarget(query.get('from'), origin) : null;
  const provider = resetProvider(named, realm.signIn);
  const title = token === null ? t('requestPasswordTitle') : t('resetPasswordTitle');
  if (provider === null) {
    const keeper = realm.signIn.providers.find(({ name }) => name === named && name !== 'ID');
    return (
      <>
        <PageTitle of={title} />
        <AccountFrame title={title} lead={t('notSupported')}>
          <p className={styles['said']}>
            {keeper === undefined
              ? t('notSupportedText')
              : t('passwordKeptByProvider', { provider: providerLabel(keeper) })}
          </p>
          <BackLink />
        </AccountFrame>
      </>
    );
  }
  const company = provider === 'ID' ? null : partnerLabel(realm.signIn, provider);
  const lead = (): string => {
    if (company === null) return token === null ? t('requestPasswordLead') : t('resetPasswordLead');
    return t(token === null ? 'requestPasswordAtLead' : 'resetPasswordAtLead', { provider: company });
  };
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={lead()}>
        {token === null ? (
          <SendLinkForm
            send={(id) =>
              attempt(async () =>
                state.client.call('requestPasswordReset', {
                  body: {
                    id,
                    provider,
                    ...(from === null ? {} : { from }),
                    ...(await solveCaptcha(state.client, realm)),
                  },
                }),
              )
            }
            account={company === null ? 'email' : 'partner'}
            sentLabel="resetPasswordEmailSent"
            submitLabel="sendResetLink"
            email={query.get('email') ?? ''}
          />
        ) : (
          <NewPasswordForm token={token} provider={provider} />
        )}
        <BackLink />
      </AccountFrame>
    </>
  );
};

/** Several routes use this page; the key resets its state for each. */
export const PasswordResetPage = () => <PasswordReset key={useLocation().pathname} />;

export const passwordResetPage = definePage({
  Component: PasswordResetPage,
  layout: { bleed: true, bare: true },
});

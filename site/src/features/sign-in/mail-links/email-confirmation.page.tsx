import { callErrorOf } from '@footlight/state';
import { ButtonLink, Link, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { PageNotice } from '../../../shell/pages/page-notice.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';

type Confirmation =
  | { readonly type: 'loading' | 'invalid' | 'failed' }
  | { readonly type: 'confirmed'; readonly id: string };

/** Confirms an email address with the token of a link (SIGN-24). */
export const EmailConfirmationPage = () => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const viewer = useViewer();
  const isSignedIn = viewer !== null && !viewer.isGuest;
  const [query] = useSearchParams();
  const token = query.get('token');
  const [confirmation, setConfirmation] = useState<Confirmation>({
    type: token === null ? 'failed' : 'loading',
  });
  // A link can be used once, and effects may run twice.
  const requestedToken = useRef<string | null>(null);

  useEffect(() => {
    if (token === null || requestedToken.current === token) return;
    requestedToken.current = token;
    const confirm = async (): Promise<Confirmation> => {
      try {
        const confirmed = await state.client.call('confirmEmail', { body: { token } });
        // The link may have moved the account to another address (SIGN-141).
        const { user, restore } = state.session.getState();
        if (user?.isGuest === false) await restore();
        return { type: 'confirmed', ...confirmed };
      } catch (error) {
        return { type: callErrorOf(error).code === 'CONFIRMATION_TOKEN_INVALID' ? 'invalid' : 'failed' };
      }
    };
    void confirm().then(setConfirmation);
  }, [state, token]);

  const nextLink = isSignedIn ? (
    <ButtonLink href={addresses.route('account', {})}>{t('toMyAccount')}</ButtonLink>
  ) : (
    <ButtonLink href={addresses.route('login')}>{t('backToSignIn')}</ButtonLink>
  );

  return (
    <>
      <PageTitle of={t('confirmationPage')} />
      {confirmation.type === 'loading' && <PageNotice title={t('confirmingEmail')} />}
      {confirmation.type === 'confirmed' && (
        <PageNotice
          title={t('emailConfirmedTitle')}
          text={t(isSignedIn ? 'emailOfAccount' : 'emailConfirmedText', { email: confirmation.id })}
          action={
            isSignedIn ? (
              <ButtonLink look="primary" href={addresses.route('account', {})}>
                {t('toMyAccount')}
              </ButtonLink>
            ) : (
              <ButtonLink look="primary" href={addresses.route('login', {}, { email: confirmation.id })}>
                {t('loginNow')}
              </ButtonLink>
            )
          }
        >
          {!isSignedIn && realm.signIn.passwordReset && (
            <Link
              href={addresses.route('requestPassword', {}, { providerName: 'ID', email: confirmation.id })}
            >
              {t('emailNotYours')}
            </Link>
          )}
        </PageNotice>
      )}
      {confirmation.type === 'invalid' && (
        <PageNotice
          urgent
          title={t('confirmationInvalidTitle')}
          text={t('confirmationInvalidText')}
          action={nextLink}
        />
      )}
      {confirmation.type === 'failed' && (
        <PageNotice
          urgent
          title={t('sorrySomethingWentWrong')}
          text={t('sorrySomethingWentWrongText')}
          action={nextLink}
        />
      )}
    </>
  );
};

export const emailConfirmationPage = definePage({ Component: EmailConfirmationPage });

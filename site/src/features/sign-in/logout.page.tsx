import { tabStorage } from '@footlight/client';
import { returnTarget } from '@footlight/domain';
import { ButtonLink, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { PageNotice } from '../../shell/pages/page-notice.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { openIdClient } from './redirect/redirect-providers.js';

/** Tab storage key of the target after the provider's sign-out has returned here. */
const TARGET_KEY = 'footlight.after-sign-out';

const takeTarget = (): string | null => {
  const target = tabStorage.getItem(TARGET_KEY);
  tabStorage.removeItem(TARGET_KEY);
  return target;
};

/**
 * Signs out on arrival, also at the provider that started the session (SIGN-100), and continues to `from`.
 * @param atOpenId signs out at the realm's OpenID Connect provider regardless of how the session was started
 */
const SignOut = ({ atOpenId }: { readonly atOpenId: boolean }) => {
  const { t } = useLabels();
  const { state, addresses, origin, realm } = useSite();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const hasArrived = useRef(false);
  const leave = async (): Promise<void> => {
    const wanted = returnTarget(query.get('from') ?? takeTarget(), origin);
    const client = atOpenId ? openIdClient(realm.signIn.providers, query.get('clientName')) : undefined;
    const elsewhere = await state.session.getState().signOut(client?.clientName);
    if (elsewhere !== null) {
      tabStorage.setItem(TARGET_KEY, wanted ?? addresses.route('logout'));
      location.assign(elsewhere);
      return;
    }
    setDone(true);
    if (wanted !== null) await navigate(wanted, { replace: true });
  };
  useEffect(() => {
    // Effects may run twice, and a second run would lose the stored target.
    if (hasArrived.current) return;
    hasArrived.current = true;
    void leave();
  });
  return (
    <>
      <PageTitle of={t('signOut')} />
      <PageNotice
        title={t(isDone ? 'signedOutTitle' : 'loading')}
        text={isDone ? t('signedOutText') : ''}
        action={
          <ButtonLink look="primary" href={addresses.route('home')}>
            {t('goHome')}
          </ButtonLink>
        }
      />
    </>
  );
};

export const logoutPage = definePage({ Component: () => <SignOut atOpenId={false} /> });
export const openIdLogoutPage = definePage({ Component: () => <SignOut atOpenId /> });

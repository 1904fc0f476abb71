import { useLabels } from '@footlight/ui';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import { definePage } from '../../app/define-page.js';
import { useViewer, useSite } from '../../app/site-context.js';
import { PageTitle } from '../../shell/navigation/page-title.js';
import { WaitingPage } from '../../shell/pages/waiting-page.js';
import { LoginPage } from './login.page.js';
import { SignupPage } from './sign-up/signup.page.js';

/** Redirects signed-in viewers; guests sign in or up first, with the target in the address. */
const SignInGate = ({
  target,
  title,
  children,
}: {
  readonly target: string;
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (viewer === null)
    return (
      <>
        <PageTitle of={title} />
        <WaitingPage />
      </>
    );
  if (!viewer.isGuest) return <Navigate replace to={target} />;
  if (query.get('from') === null) {
    const parameters = new URLSearchParams(query);
    parameters.set('from', target);
    return <Navigate replace to={`${pathname}?${parameters.toString()}`} />;
  }
  return children;
};

const useGiftPay = (): string => {
  const { addresses } = useSite();
  const { giftId } = useParams();
  return addresses.route('giftPay', giftId === undefined ? {} : { giftId });
};

const useRedeem = (): string => {
  const { addresses } = useSite();
  const { redeemCode = '' } = useParams();
  return addresses.route('redeem', {}, { redeemCode });
};

const GiftLoginPage = () => (
  <SignInGate target={useGiftPay()} title={useLabels().t('signIn')}>
    <LoginPage />
  </SignInGate>
);

/** Target of a provider's redirect after a sign-in for a gift. */
const GiftLoginRedirectPage = () => (
  <>
    <PageTitle of={useLabels().t('signIn')} />
    <Navigate replace to={useGiftPay()} />
  </>
);

const GiftRedeemLoginPage = () => (
  <SignInGate target={useRedeem()} title={useLabels().t('signIn')}>
    <LoginPage />
  </SignInGate>
);

const GiftRedeemRegisterPage = () => (
  <SignInGate target={useRedeem()} title={useLabels().t('signUp')}>
    <SignupPage />
  </SignInGate>
);

const layout = { bleed: true, bare: true };

export const giftLoginPage = definePage({ Component: GiftLoginPage, layout });
export const giftLoginRedirectPage = definePage({ Component: GiftLoginRedirectPage });
export const giftRedeemLoginPage = definePage({ Component: GiftRedeemLoginPage, layout });
export const giftRedeemRegisterPage = definePage({ Component: GiftRedeemRegisterPage, layout });

import { hasOwnAccounts } from '@footlight/domain';
import { ButtonLink, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingPage } from '../../../shell/pages/waiting-page.js';
import { openedProvider } from '../redirect/opened-provider.js';
import { returnInLanguage } from '../redirect/return-in-language.js';
import { storedSignIn, takeSignIn, type StoredSignIn } from '../redirect/stored-sign-in.js';
import { providerLabel } from '../redirect/redirect-providers.js';
import { AccountFrame } from '../account-frame.js';
import { AccountConflict, isConflict } from '../conflict/account-conflict.js';
import { FormError } from '../form-error.js';
import { useSignUp } from '../sign-up/use-sign-up.js';
import { useAfterSignIn } from '../use-after-sign-in.js';
import { BareReturn } from './bare-return.js';
import { LinkAccount } from './link-account.js';
import { SignedInAlready } from '../signed-in-already.js';
import { outcomeOf, type Outcome } from './provider-answer.js';
import { adapterOf } from './provider-adapters.js';

interface Arrival {
  readonly answer: URLSearchParams;
  readonly stored: StoredSignIn | null;
  readonly outcome: Outcome;
}

/** Reads the response from query and fragment. */
const readAnswer = (): URLSearchParams => {
  const answer = new URLSearchParams(location.search);
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) answer.set(key, value);
  return answer;
};

/** Parameters of which every response has one. */
const ANSWERED = ['code', 'error', 'id_token', 'state'] as const;

/** Redirect target of all providers: `/oidc`, `/oauth/:provider` and `/login/:authProvider`. */
const ProviderReturn = () => {
  const { t } = useLabels();
  const site = useSite();
  const { error, status, clearError } = useStore(site.state.session);
  const leave = useAfterSignIn();
  const navigate = useNavigate();
  const { store, make } = useSignUp();
  const viewer = useViewer();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [offersLink, setOffersLink] = useState(false);
  /** The viewer has signed in or out since the browser left for the provider. */
  const [isOther, setOther] = useState(false);
  /** The address was opened without a response. */
  const [isBare, setBare] = useState(false);
  const hasArrived = useRef(false);

  const finish = async ({ answer, stored }: Arrival, hasAccount = false): Promise<void> => {
    setOffersLink(false);
    if (stored === null) return;
    const query = new URLSearchParams(stored.query);
    const exchange = async (): Promise<boolean> =>
      (await adapterOf(stored.provider)?.exchange(answer, stored, site)) === true;
    if (stored.flow !== 'SIGNUP' || hasAccount) {
      if (await exchange()) await leave(query);
      return;
    }
    // The terms and the other steps follow, as after every sign-up (SIGN-40).
    store.getState().keep({}, stored.query);
    let isIn = false;
    await make(async () => {
      isIn = await exchange();
      return isIn ? (site.state.session.getState().user?.id ?? null) : null;
    });
    if (isIn)
      await navigate(site.addresses.route('signup', {}, Object.fromEntries(query)), { replace: true });
  };
  const arrive = (): void => {
    const answer = readAnswer();
    if (!ANSWERED.some((name) => answer.has(name))) {
      setBare(true);
      return;
    }
    const elsewhere = returnInLanguage(location, storedSignIn(answer.get('state')), site.addresses.prefix);
    if (elsewhere !== null) {
      location.replace(elsewhere);
      return;
    }
    // Keeps the response out of referrers and the history.
    history.replaceState(history.state, '', location.pathname);
    const stored = takeSignIn(answer.get('state'));
    const outcome = outcomeOf(answer, stored, site.realm.signIn.providers);
    const arrived = { answer, stored, outcome };
    setArrival(arrived);
    if (outcome.type === 'app') location.assign(outcome.address);
    if (outcome.type !== 'exchange' || stored === null) return;
    const isSignedIn = viewer?.isGuest === false;
    if (isSignedIn !== (stored.flow === 'LINK')) {
      setOther(true);
      return;
    }
    const mayLink = hasOwnAccounts(site.realm.signIn.providers) && adapterOf(stored.provider)?.offersLink;
    if (stored.flow === 'SIGNUP' && mayLink === true) setOffersLink(true);
    else void finish(arrived);
  };
  useEffect(() => {
    // The response can be used once, and effects may run twice.
    if (hasArrived.current || (viewer === null && status !== 'failed')) return;
    hasArrived.current = true;
    arrive();
  });
  useEffect(() => clearError, [clearError]);

  if (isBare) return <BareReturn />;
  if (arrival === null) return <WaitingPage />;
  const { stored, outcome } = arrival;
  const settings = site.realm.signIn.providers.find(({ name }) => name === stored?.provider);
  const provider = settings === undefined ? '' : providerLabel(settings);
  if (offersLink) return <LinkAccount onDone={(hasAccount) => void finish(arrival, hasAccount)} />;
  if (isOther && viewer?.isGuest === false)
    return <SignedInAlready onContinue={() => leave(new URLSearchParams(stored?.query))} />;
  if (outcome.type === 'exchange' && error === null && !isOther) return <WaitingPage />;

  const loginAddress = site.addresses.route(
    'login',
    {},
    Object.fromEntries(new URLSearchParams(stored?.query)),
  );
  const back = (
    <ButtonLink look="primary" href={loginAddress}>
      {t('providerStartAgain')}
    </ButtonLink>
  );
  if (outcome.type === 'app')
    return (
      <AccountFrame title={t('openingApp')} lead="">
        <ButtonLink look="primary" href={outcome.address}>
          {t('openApp')}
        </ButtonLink>
      </AccountFrame>
    );
  if (isConflict(error)) return <AccountConflict error={error} provider={provider} back={loginAddress} />;
  const words = {
    cancelled: t('providerCancelled'),
    unknown: t('providerAnswerOld'),
    refused: outcome.type === 'refused' ? (outcome.words ?? t('providerSorry')) : '',
    exchange: isOther ? t('errorUnauthorised') : '',
  }[outcome.type];
  return (
    <AccountFrame title={t('providerRefusedTitle')} lead={words}>
      <FormError error={error} />
      {back}
    </AccountFrame>
  );
};

export const ProviderReturnPage = () => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={t('signIn')} />
      <ProviderReturn />
    </>
  );
};

export const providerReturnPage = definePage({
  Component: ProviderReturnPage,
  exists: import.meta.env.SSR
    ? ({ site, params, query }) =>
        openedProvider(site.state.realm.getState().realm?.signIn.providers ?? [], { params, query }) !==
        undefined
    : undefined,
  layout: { bleed: true, bare: true },
});

import { tabStorage, type Client } from '@footlight/client';
import type { AuthTokens } from '@footlight/contract';
import { attempt, type CallError } from '@footlight/state';
import { Button, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer, useSite } from '../../../app/site-context.js';
import { NotFoundPage } from '../../../shell/pages/not-found.page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { AccountConflict, isConflict } from '../conflict/account-conflict.js';
import { loadOpin, type OpinSdk } from './opin-sdk.js';
import { createOpinEntry } from './opin-entry.js';
import { partnerLabel } from './partners.js';
import styles from './tv-sign-in.module.css';
import { useGoOn } from './use-go-on.js';

type Stage = 'working' | 'partner' | 'nobody' | 'failed';

const OpinWorkflow = ({
  settings,
}: {
  readonly settings: { readonly clientId: string; readonly sdkUri: string };
}) => {
  const { t } = useLabels();
  const { state, realm, addresses, origin } = useSite();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const goOn = useGoOn();
  const container = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);
  /** Pending logout of a failed session; it must finish first, or it would end the next attempt's session as well. */
  const ending = useRef<Promise<void>>(Promise.resolve());
  const [stage, setStage] = useState<Stage>('working');
  const [conflict, setConflict] = useState<CallError | null>(null);
  const [round, setRound] = useState(0);

  const work = async (): Promise<void> => {
    const entry = createOpinEntry(tabStorage);
    const isOfOpin = viewer?.beganWith?.provider === 'OPIN';
    let sdk: OpinSdk | undefined;
    try {
      await ending.current;
      sdk = await loadOpin(settings);
      let response = sdk.workflowResponse();
      if (response === null) {
        entry.keep(query);
        const partners = await sdk.detectPartners({ country: viewer?.loc ?? '' });
        const [partner] = partners;
        const place = container.current;
        if (partner === undefined || place === null) {
          setStage('nobody');
          return;
        }
        setStage('partner');
        const returnUri = `${origin}${addresses.route('loginProvider', { authProvider: 'opin' })}`;
        response = await sdk.runWorkflow({ partner, container: place, returnUri });
        setStage('working');
      }
      const { token: opinAuthToken } = response;
      const enter = (client: Client): Promise<AuthTokens> => {
        const refreshToken = client.tokens.read()?.refreshToken;
        const exchange = () => client.call('loginOpin', { body: { opinAuthToken } });
        // Only a session that OPIN began has entitlements of OPIN; to any other account OPIN is linked.
        if (!isOfOpin || refreshToken === undefined) return exchange();
        return client.call('syncEntitlements', { body: { refreshToken } }).catch(exchange);
      };
      const found = await attempt(() => state.enterWith(enter));
      if (isConflict(found)) {
        setConflict(found);
        return;
      }
      if (found !== null) throw new Error(found.code);
      goOn({ ...entry.take(), PAGE_READY: 'true' });
    } catch {
      setStage('failed');
      // A failed sign-in must not leave the partner's session open (SIGN-68).
      ending.current = (sdk?.logout() ?? Promise.resolve()).catch(() =>
        console.warn('OPIN could not be notified of the end of the session.'),
      );
    }
  };
  useEffect(() => {
    if (viewer === null || hasStarted.current) return;
    hasStarted.current = true;
    // A reload after the workflow, which the page was about to leave (SIGN-68).
    if (query.get('PAGE_READY') === 'true' && !viewer.isGuest) goOn(Object.fromEntries(query));
    else void work();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [viewer, round]);

  const provider = partnerLabel(realm.signIn, 'OPIN');
  const title = t('signInWithProvider', { provider });
  if (conflict !== null)
    return <AccountConflict error={conflict} provider={provider} back={addresses.route('login')} />;
  return (
    <>
      <PageTitle of={title} />
      <AccountFrame title={title} lead={t('signInLead')}>
        <div ref={container} className={styles['container']} />
        <p role="status" className={styles['note']}>
          {stage === 'working' ? t('checkingPartner') : stage === 'nobody' ? t('noPartner') : ''}
        </p>
        {stage === 'failed' && (
          <>
            <p role="alert">{t('providerSorry')}</p>
            <Button
              look="primary"
              onClick={() => {
                hasStarted.current = false;
                setStage('working');
                setRound(round + 1);
              }}
            >
              {t('retry')}
            </Button>
          </>
        )}
      </AccountFrame>
    </>
  );
};

/** Sign-in as a customer of an OPIN partner. The partner's workflow runs in the page or redirects away and back. */
export const OpinSignIn = () => {
  const { opin } = useSite().realm.signIn.tv;
  return opin === null ? <NotFoundPage /> : <OpinWorkflow settings={opin} />;
};

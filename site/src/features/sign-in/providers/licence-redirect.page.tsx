import { Button, useLabels } from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { AccountFrame } from '../account-frame.js';
import { FormError } from '../form-error.js';
import { useAfterSignIn } from '../use-after-sign-in.js';

/** Reads a partner's query and removes it from the address. */
const takeQuery = (): URLSearchParams => {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  return query;
};

/**
 * Landing page for codes from licence partners. The sign-in was not started on this site, so the viewer confirms it:
 * otherwise anybody's link could sign a viewer in to somebody else's account (SIGN-92).
 */
const LicenceRedirect = () => {
  const { t } = useLabels();
  const { state, realm } = useSite();
  const { action, error, signInWith, clearError } = useStore(state.session);
  const leave = useAfterSignIn();
  const [query, setQuery] = useState<URLSearchParams | null>(null);
  const hasArrived = useRef(false);
  const arrive = (): void => setQuery(takeQuery());
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    arrive();
  });
  useEffect(() => clearError, [clearError]);

  const partners = realm.signIn.licencePartners ?? [];
  const extra = new URLSearchParams(query?.get('extraParams') ?? '');
  const partner = extra.get('provider') ?? partners[0];
  const code = query?.get('code') ?? null;
  const isUsable = code !== null && partner !== undefined && partners.includes(partner);
  const enter = async () => {
    if (!isUsable) return;
    const isIn = await signInWith('exchangeLicenceProviderCode', {
      params: { externalLicenceProviderRoute: partner },
      body: { authorisationCode: code },
    });
    if (isIn) await leave(extra);
  };

  return (
    <>
      <PageTitle of={t('signIn')} />
      <AccountFrame
        title={t('licencePartnerTitle')}
        lead={query !== null && !isUsable ? t('providerSorry') : t('licencePartnerText')}
      >
        <FormError error={error} />
        <Button look="primary" disabled={!isUsable || action === 'loading'} onClick={() => void enter()}>
          {t('licencePartnerContinue')}
        </Button>
      </AccountFrame>
    </>
  );
};

export const licenceRedirectPage = definePage({
  Component: LicenceRedirect,
  layout: { bleed: true, bare: true },
});

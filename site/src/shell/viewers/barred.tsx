import { barOf, type Bar } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { BlockingModal, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useReader, useSite } from '../../app/site-context.js';
import { useGoBack } from '../places/use-go-back.js';

const TEXTS = {
  kidPurchaseDenied: 'kidPurchaseDeniedText',
  signupGeoRestricted: 'signupGeoRestrictedText',
  vpnError: 'vpnErrorText',
} as const satisfies Record<Bar, LabelKey>;

/** A screen for those who may sign up and buy; for everybody else, why not. Closing that leads back, or home. */
export const ForAdmitted = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const reader = useReader();
  const goBack = useGoBack();
  const bar = reader === null ? null : barOf(reader, realm);
  if (bar === null) return children;
  return <BlockingModal title={t(bar)} text={t(TEXTS[bar])} onClose={goBack} />;
};

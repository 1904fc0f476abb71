import { barOf, type Bar } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { BlockingModal, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useViewer, useSite } from '../../app/site-context.js';
import { useGoBack } from '../navigation/use-go-back.js';

const TEXTS = {
  kidPurchaseDenied: 'kidPurchaseDeniedText',
  signupGeoRestricted: 'signupGeoRestrictedText',
  vpnError: 'vpnErrorText',
} as const satisfies Record<Bar, LabelKey>;

/**
 * Renders its children for viewers who may sign up and buy, otherwise the reason in a dialog. Closing the dialog
 * navigates back or home.
 */
export const ForAdmitted = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const viewer = useViewer();
  const goBack = useGoBack();
  const bar = viewer === null ? null : barOf(viewer, realm);
  if (bar === null) return children;
  return <BlockingModal title={t(bar)} text={t(TEXTS[bar])} onClose={goBack} />;
};

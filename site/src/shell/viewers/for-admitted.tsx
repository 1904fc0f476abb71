import { purchaseRestrictionOf, type PurchaseRestriction } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import { BlockingModal, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import { useViewer, useSite } from '../../app/site-context.js';
import { useGoBack } from '../navigation/use-go-back.js';

const TEXTS = {
  kidPurchaseDenied: 'kidPurchaseDeniedText',
  signupGeoRestricted: 'signupGeoRestrictedText',
  vpnError: 'vpnErrorText',
} as const satisfies Record<PurchaseRestriction, LabelKey>;

/**
 * Renders its children for viewers who may sign up and buy, otherwise the reason in a dialog. Closing the dialog
 * navigates back or home.
 */
export const ForAdmitted = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLabels();
  const { realm } = useSite();
  const viewer = useViewer();
  const goBack = useGoBack();
  const restriction = viewer === null ? null : purchaseRestrictionOf(viewer, realm);
  if (restriction === null) return children;
  return <BlockingModal title={t(restriction)} text={t(TEXTS[restriction])} onClose={goBack} />;
};

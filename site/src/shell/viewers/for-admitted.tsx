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

const Restricted = ({ restriction }: { readonly restriction: PurchaseRestriction }) => {
  const { t } = useLabels();
  const goBack = useGoBack();
  return <BlockingModal title={t(restriction)} text={t(TEXTS[restriction])} onClose={goBack} />;
};

/** Renders its children for adults and guests; a child’s profile is told that grown-ups pay (PAGE-37). */
export const ForAdults = ({ children }: { readonly children: ReactNode }) =>
  useViewer()?.pro?.tp === 'child' ? <Restricted restriction="kidPurchaseDenied" /> : children;

/**
 * Renders its children for viewers who may sign up and buy, otherwise the reason in a dialog. Closing the dialog
 * navigates back or home.
 */
export const ForAdmitted = ({ children }: { readonly children: ReactNode }) => {
  const { realm } = useSite();
  const viewer = useViewer();
  const restriction = viewer === null ? null : purchaseRestrictionOf(viewer, realm);
  return restriction === null ? children : <Restricted restriction={restriction} />;
};

import type { CheckoutLabelKey } from '@footlight/i18n';
import type { ReactNode } from 'react';
import { ForViewers } from '../../../shell/viewers/for-viewers.js';
import { CheckoutLabels, useCheckoutLabels } from './checkout-labels.js';

interface CheckoutForViewersProps {
  /** Title of the document until it is known who is signed in. */
  readonly title: CheckoutLabelKey;
  readonly children: ReactNode;
}

const Titled = ({ title, children }: CheckoutForViewersProps) => {
  const t = useCheckoutLabels();
  return <ForViewers title={t(title)}>{children}</ForViewers>;
};

/** A page of plans and payments for signed-in viewers, which has its title from the first response on (PAGE-21). */
export const CheckoutForViewers = (props: CheckoutForViewersProps) => (
  <CheckoutLabels>
    <Titled {...props} />
  </CheckoutLabels>
);

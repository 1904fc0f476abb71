import type { Licence } from '@footlight/contract';
import { priceOfPlan } from '@footlight/domain';
import type { CallError } from '@footlight/state';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useCheckout } from '../checkout/use-checkout.js';

/** Name of the DOM event that reports a chosen plan, for the operator's analytics. */
export const LICENCE_SELECTED = 'footlight-licence-selected';

const UNKNOWN = 'unknown';

/** Detail of the event for a chosen plan; plans that are not displayed have unknown values (MONEY-85). */
export const selectionOf = (licenceId: string, plans: readonly Licence[]) => {
  const plan = plans.find(({ id }) => id === licenceId);
  const price = plan === undefined ? null : priceOfPlan(plan);
  return {
    licenceId,
    name: plan?.name ?? UNKNOWN,
    family: plan?.family ?? UNKNOWN,
    type: plan?.purchaseStrategy.type ?? UNKNOWN,
    period: plan?.purchaseStrategy.subscriptionPeriod ?? UNKNOWN,
    amount: price?.amount ?? UNKNOWN,
    currency: price?.currency ?? UNKNOWN,
  };
};

/**
 * Puts a plan into the viewer's basket and continues to the payment. Guests create an account first; the basket is kept
 * meanwhile (MONEY-74).
 */
export const useChoosePlan = (plans: readonly Licence[], from: string | null) => {
  const { addresses, realm } = useSite();
  const viewer = useViewer();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const [choosing, setChoosing] = useState<string | null>(null);
  const error: CallError | null = choosing === null ? checkout.basketError : null;
  const choose = async (licenceId: string): Promise<void> => {
    if (choosing !== null) return;
    setChoosing(licenceId);
    dispatchEvent(new CustomEvent(LICENCE_SELECTED, { detail: selectionOf(licenceId, plans) }));
    const isChosen = await checkout.choose(licenceId);
    setChoosing(null);
    if (!isChosen) return;
    const pay = addresses.route('pay', {}, from === null ? {} : { from });
    const isGuest = viewer?.isGuest !== false;
    const entry = realm.signIn.selfRegistration ? 'signup' : 'login';
    await navigate(isGuest ? addresses.route(entry, {}, { from: pay }) : pay);
  };
  return { choose, choosing, error };
};

import { createCheckoutStore, type CheckoutState } from '@footlight/state';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../../app/site-context.js';
import { sharedStorage } from '@footlight/client';

/** State of the viewer's basket and checkout. */
export const useCheckout = (): CheckoutState => {
  const { state } = useSite();
  const [store] = useState(() =>
    createCheckoutStore({
      client: state.client,
      storage: sharedStorage,
      isGuest: () => state.session.getState().user?.isGuest !== false,
    }),
  );
  return useStore(store);
};

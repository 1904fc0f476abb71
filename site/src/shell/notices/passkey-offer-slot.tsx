import { useState } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { useSite, useViewer } from '../../app/site-context.js';

const PasskeyOffer = lazyPart(async () => (await import('./passkey-offer.js')).PasskeyOffer);

/** Loads the offer of a passkey for a viewer who signs in on this page (SIGN-204). */
export const PasskeyOfferSlot = () => {
  const { passkeys } = useSite().realm.signIn;
  const viewer = useViewer();
  const [wasGuest, setWasGuest] = useState(false);
  if (viewer?.isGuest === true && !wasGuest) setWasGuest(true);
  return passkeys && wasGuest && viewer?.isGuest === false ? <PasskeyOffer of={{}} /> : null;
};

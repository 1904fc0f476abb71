import { sharedStorage } from '@footlight/client';
import { useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite, useViewer } from '../../app/site-context.js';
import { useSupportsPasskeys } from '../../app/passkeys.js';
import { useToast } from './toast-provider.js';

const keyOf = (accountId: string): string => `footlight.passkey-offered.${accountId}`;

/** Offers a passkey to the owner of an account without one, once per account in this browser (SIGN-204). */
export const PasskeyOffer = () => {
  const { t } = useLabels();
  const { state, realm, addresses } = useSite();
  const viewer = useViewer();
  const navigate = useNavigate();
  const showToast = useToast();
  const isOffered = useSupportsPasskeys() && realm.signIn.passkeys;
  const offer = useEffectEvent(async (accountId: string): Promise<void> => {
    if (sharedStorage.getItem(keyOf(accountId)) !== null) return;
    try {
      const { passkeys } = await state.client.call('listPasskeys');
      if (passkeys.length > 0) return;
    } catch (error) {
      // An offer, which the viewer has not asked for.
      console.debug('The passkeys of the account are not known:', error);
      return;
    }
    sharedStorage.setItem(keyOf(accountId), 'yes');
    showToast({
      words: t('passkeyOffer'),
      action: {
        label: t('passkeyOfferAdd'),
        act: () => void navigate(addresses.route('account', { section: 'security' })),
      },
    });
  });
  const isOwner =
    viewer?.isGuest === false &&
    viewer.impersonation === undefined &&
    viewer.signUpOpen !== true &&
    viewer.pro?.tp === 'adult';
  const ownerId = isOwner ? viewer.id : null;
  useEffect(() => {
    if (isOffered && ownerId !== null) void offer(ownerId);
  }, [isOffered, ownerId]);
  return null;
};

import { Link, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';
import { ProviderButtons } from './providers/provider-buttons.js';

/** Below the form of the login and of the sign-up: the buttons of other providers, and at the login the link by mail. */
export const OtherWaysIn = ({ flow }: { readonly flow: 'SIGNIN' | 'SIGNUP' }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const [query] = useSearchParams();
  return (
    <>
      <ProviderButtons flow={flow} />
      {flow === 'SIGNIN' && realm.signIn.magicLink && (
        <p className={styles['other']}>
          <Link href={addresses.route('magicLink', {}, Object.fromEntries(query))}>
            {t('magicLinkOffer')}
          </Link>
        </p>
      )}
    </>
  );
};

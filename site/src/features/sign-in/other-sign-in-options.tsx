import { hasOwnAccounts } from '@footlight/domain';
import { Link, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';
import { ProviderButtons } from './providers/provider-buttons.js';
import buttons from './providers/provider-buttons.module.css';
import { isRedirected } from './redirect/redirect-providers.js';
import { hasTvProviders } from './tv/partners.js';
import { TvEntry } from './tv/tv-entry.js';

/**
 * Alternatives below the login and sign-up forms: buttons of other providers, one entry for all TV providers, and at
 * the login the magic link.
 */
export const OtherSignInOptions = ({
  flow,
  from,
  email = '',
}: {
  readonly flow: 'SIGNIN' | 'SIGNUP';
  /** Path to return to instead of the one in the address. */
  readonly from?: string | undefined;
  /** The address that has been typed, to which the magic link is sent (SIGN-182). */
  readonly email?: string;
}) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const [pageQuery] = useSearchParams();
  const query = from === undefined ? pageQuery : new URLSearchParams({ from });
  const hasButtons = realm.signIn.providers.some(isRedirected) || realm.signIn.firebase !== undefined;
  const hasTv = hasTvProviders(realm.signIn);
  return (
    <>
      {(hasButtons || hasTv) && (
        <div className={buttons['others']}>
          {hasOwnAccounts(realm.signIn.providers) && <p className={buttons['or']}>{t('orContinueWith')}</p>}
          {hasButtons && <ProviderButtons flow={flow} from={from} />}
          {hasTv && <TvEntry query={query} />}
        </div>
      )}
      {flow === 'SIGNIN' && realm.signIn.magicLink && (
        <p className={styles['other']}>
          <Link
            href={addresses.route(
              'magicLink',
              {},
              { ...Object.fromEntries(query), ...(email === '' ? {} : { email }) },
            )}
          >
            {t('magicLinkOffer')}
          </Link>
        </p>
      )}
    </>
  );
};

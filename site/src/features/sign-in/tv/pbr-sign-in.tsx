import { Link, useLabels } from '@footlight/ui';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { CredentialsSignIn } from './credentials-sign-in.js';

/** Sign-in with PBR, whose passwords can be reset on this site. */
export const PbrSignIn = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { pathname, search } = useLocation();
  return (
    <CredentialsSignIn
      provider="PBR"
      exchange={(client, body) => client.call('loginPbr', { body })}
      below={
        <Link
          href={addresses.route('requestPassword', {}, { providerName: 'PBR', from: `${pathname}${search}` })}
        >
          {t('forgotAtProvider')}
        </Link>
      }
    />
  );
};

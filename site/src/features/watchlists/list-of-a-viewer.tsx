import { ButtonLink, Notice, useLabels } from '@footlight/ui';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { signInQuery } from '../../navigation/sign-in-query.js';

/** Asks guests to sign in for a list that belongs to an account. */
export const ListOfAViewer = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { pathname, search } = useLocation();
  return (
    <Notice
      title={t('watchlistOfOthers')}
      text={t('watchlistOfOthersText')}
      action={
        <ButtonLink look="primary" href={addresses.route('login', {}, signInQuery(pathname, search))}>
          {t('signIn')}
        </ButtonLink>
      }
    />
  );
};

import { ButtonLink, useLabels } from '@footlight/ui';
import { Tv } from 'lucide-react';
import { useSite } from '../../../app/site-context.js';

/** Link to the page of TV providers; one entry for all of them (SIGN-131). */
export const TvEntry = ({ query }: { readonly query: URLSearchParams }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return (
    <ButtonLink
      icon={<Tv size={20} strokeWidth={1.75} aria-hidden="true" />}
      href={addresses.route('providers', {}, Object.fromEntries(query))}
    >
      {t('useTvProvider')}
    </ButtonLink>
  );
};

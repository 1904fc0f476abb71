import { unseen, useLabels } from '@footlight/ui';
import { useSite } from '../app/site-context.js';

/** What the link to a series says: its title, or what it is where titles are kept from sight. */
export const SeriesName = ({ title }: { readonly title: string }) => {
  const { t } = useLabels();
  const { realm } = useSite();
  if (realm.titleDisplayMode === 'SHOW') return title;
  return (
    <>
      {t('series')} <span className={unseen}>{title}</span>
    </>
  );
};

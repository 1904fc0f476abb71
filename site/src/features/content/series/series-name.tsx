import { unseen, useLabels } from '@footlight/ui';
import { useSite } from '../../../app/site-context.js';

/** Text of a link to a series: its title, or its type if the realm hides titles. */
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

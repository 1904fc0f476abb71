import { classOfFighters } from '@footlight/domain';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import { fightersQuery, rankingsQuery } from '@footlight/state';
import { useSearchParams } from 'react-router-dom';
import { beginFighters } from './begin-fighters.js';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { MoreOfList } from '../../../shell/panel/more-of-list.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { plainHead } from '../../../head/plain-head.js';
import { FighterCards, FightersLayout } from './fighters-layout.js';
import styles from './fighters.module.css';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Fighters by name, of one weight class or all, beside the rankings. */
export const FightersPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const { data: ranked } = useQuery(rankingsQuery, {});
  const chosen = classOfFighters(query);
  const list = useQuery(fightersQuery, { of: chosen });
  const { status, items, retry } = list;

  return (
    <>
      <PageTitle of={t('fightersTitle')} />
      <FightersLayout
        chosen={chosen}
        fighters={items}
        rankings={ranked?.rankings ?? []}
        addresses={addresses}
      >
        {status === 'failed' ? (
          <Notice
            urgent
            title={t('failedTitle')}
            action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
          />
        ) : status === 'ready' && items.length === 0 ? (
          <Notice title={t('fightersNone')} />
        ) : items.length > 0 ? (
          <FighterCards fighters={items} addresses={addresses} />
        ) : (
          <ul className={styles['list']} aria-busy>
            {CARDS.map((card) => (
              <li key={card} className={styles['waiting']}>
                <Skeleton shape="portrait" />
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </li>
            ))}
          </ul>
        )}
        <MoreOfList list={list} />
      </FightersLayout>
    </>
  );
};

export const fightersPage = definePage({
  load: beginFighters,
  head: import.meta.env.SSR ? plainHead('fighters', 'fightersTitle') : undefined,
  Component: FightersPage,
  sharedByGuests: true,
});

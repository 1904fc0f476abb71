import { classOfFighters } from '@footlight/domain';
import { Button, Notice, Skeleton, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useDocument } from '../../app/use-document.js';
import { MoreOfList } from '../../shell/more-of-list.js';
import { PageTitle } from '../../shell/page-title.js';
import { FighterCards, FightersLayout } from './fighters-layout.js';
import styles from './fighters.module.css';
import { beginFighters, useFighters, useRankings } from './use-fighters.js';

const NO_PARAMS = {};
const CARDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Fighters by name, of one weight class or all, beside who leads each class. */
export const FightersPage = () => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const { value: ranked } = useDocument(useRankings(), NO_PARAMS);
  const { id, status, items, paging, more, load, loadMore } = useStore(useFighters());
  const chosen = classOfFighters(query);
  useEffect(() => void load(chosen), [chosen, load]);
  const isHeld = id === chosen;

  return (
    <>
      <PageTitle of={t('fightersTitle')} />
      <FightersLayout
        chosen={chosen}
        fighters={items}
        rankings={ranked?.rankings ?? []}
        addresses={addresses}
      >
        {isHeld && status === 'failed' ? (
          <Notice
            urgent
            title={t('failedTitle')}
            action={<Button onClick={() => void load(chosen)}>{t('retry')}</Button>}
          />
        ) : isHeld && status === 'ready' && items.length === 0 ? (
          <Notice title={t('fightersNone')} />
        ) : isHeld && items.length > 0 ? (
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
        {isHeld && <MoreOfList more={more} paging={paging} onMore={() => void loadMore()} />}
      </FightersLayout>
    </>
  );
};

export const fightersPage = definePage({ load: beginFighters, Component: FightersPage });

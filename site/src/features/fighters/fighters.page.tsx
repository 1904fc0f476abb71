import { ALL_CLASSES, classOfFighters } from '@footlight/domain';
import {
  Button,
  FighterCard,
  FilterLinks,
  Notice,
  PageHeading,
  Skeleton,
  WEIGHT_CLASS_LABELS,
  useLabels,
} from '@footlight/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useDocument } from '../../app/use-document.js';
import { MoreOfList } from '../../shell/more-of-list.js';
import { PageTitle } from '../../shell/page-title.js';
import styles from './fighters.module.css';
import { Rankings } from './rankings.js';
import { useFighters, useRankings } from './use-fighters.js';
import { classesOf } from './weight-classes.js';

export { beginFighters } from './use-fighters.js';

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
  const rankings = ranked?.rankings ?? [];
  const classes = classesOf([...rankings, ...items].map(({ weightClass }) => weightClass));

  return (
    <section className={styles['page']}>
      <PageTitle of={t('fightersTitle')} />
      <PageHeading title={t('fightersTitle')}>
        <FilterLinks
          label={t('fightersOfClass')}
          currentId={chosen}
          links={[
            { id: ALL_CLASSES, title: t('fightersAll'), href: addresses.route('fighters') },
            ...classes.map((weightClass) => ({
              id: weightClass,
              title: t(WEIGHT_CLASS_LABELS[weightClass]),
              href: addresses.route('fighters', {}, { class: weightClass }),
            })),
          ]}
        />
      </PageHeading>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isHeld && status === 'failed' ? (
            <Notice
              urgent
              title={t('failedTitle')}
              action={<Button onClick={() => void load(chosen)}>{t('retry')}</Button>}
            />
          ) : isHeld && status === 'ready' && items.length === 0 ? (
            <Notice title={t('fightersNone')} />
          ) : (
            <ul className={styles['list']} {...(isHeld && items.length > 0 ? {} : { 'aria-busy': true })}>
              {isHeld && items.length > 0
                ? items.map((fighter) => (
                    <li key={fighter.id}>
                      <FighterCard fighter={fighter} href={addresses.route('fighter', { id: fighter.id })} />
                    </li>
                  ))
                : CARDS.map((card) => (
                    <li key={card} className={styles['waiting']}>
                      <Skeleton shape="portrait" />
                      <Skeleton shape="line" />
                      <Skeleton shape="short" />
                    </li>
                  ))}
            </ul>
          )}
          {isHeld && <MoreOfList more={more} paging={paging} onMore={() => void loadMore()} />}
        </div>
        <Rankings rankings={rankings.filter((one) => chosen === ALL_CLASSES || one.weightClass === chosen)} />
      </div>
    </section>
  );
};

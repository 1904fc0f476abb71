import type { Fighter, ResponseOf } from '@footlight/contract';
import { ALL_CLASSES } from '@footlight/domain';
import { FighterCard, FilterLinks, PageHeading, WEIGHT_CLASS_LABELS, useLabels } from '@footlight/ui';
import type { ReactNode } from 'react';
import type { Addresses } from '../../../navigation/addresses.js';
import styles from './fighters.module.css';
import { Rankings } from './rankings.js';
import { classesOf } from './weight-classes.js';

/** Portraits above the fold on phones, two rows of two; they load eagerly. */
const AT_ONCE = 4;

/** Layout of the fighters page: weight classes, the fighters of one or all, and the rankings. */
export const FightersLayout = ({
  chosen,
  fighters,
  rankings,
  addresses,
  children,
}: {
  /** A weight class or `ALL_CLASSES`. */
  readonly chosen: string;
  /** The fighters loaded so far. */
  readonly fighters: readonly Fighter[];
  readonly rankings: ResponseOf<'listRankings'>['rankings'];
  readonly addresses: Addresses;
  readonly children: ReactNode;
}) => {
  const { t } = useLabels();
  const classes = classesOf([...rankings, ...fighters].map(({ weightClass }) => weightClass));
  return (
    <section className={styles['page']}>
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
        <div className={styles['main']}>{children}</div>
        <Rankings
          rankings={rankings.filter((one) => chosen === ALL_CLASSES || one.weightClass === chosen)}
          addresses={addresses}
        />
      </div>
    </section>
  );
};

export const FighterCards = ({
  fighters,
  addresses,
}: {
  readonly fighters: readonly Fighter[];
  readonly addresses: Addresses;
}) => (
  <ul className={styles['list']}>
    {fighters.map((fighter, index) => (
      <li key={fighter.id}>
        <FighterCard
          fighter={fighter}
          href={addresses.route('fighter', { id: fighter.id })}
          eager={index < AT_ONCE}
        />
      </li>
    ))}
  </ul>
);

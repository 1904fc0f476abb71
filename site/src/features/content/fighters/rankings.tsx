import type { Fighter, ResponseOf } from '@footlight/contract';
import { Link, WEIGHT_CLASS_LABELS, formatRecord, headings, unseen, useLabels } from '@footlight/ui';
import type { Addresses } from '../../../navigation/addresses.js';
import styles from './fighters.module.css';

type Ranking = ResponseOf<'listRankings'>['rankings'][number];

interface Addressed {
  readonly addresses: Addresses;
}

const Ranked = ({ fighter, addresses }: { readonly fighter: Fighter } & Addressed) => {
  const { t, language } = useLabels();
  const { id, name, record } = fighter;
  return (
    <>
      <Link href={addresses.route('fighter', { id })} className={styles['ranked'] ?? ''}>
        {name}
      </Link>
      <span className={styles['record']}>
        <span dir="ltr" aria-hidden="true">
          {formatRecord(record, language)}
        </span>
        <span className={unseen}>{t('fighterRecordOf', { ...record })}</span>
      </span>
    </>
  );
};

const ClassRanking = ({
  ranking: { weightClass, champion, contenders },
  addresses,
}: { readonly ranking: Ranking } & Addressed) => {
  const { t } = useLabels();
  return (
    <section className={styles['class']}>
      <h3 className={styles['className']}>{t(WEIGHT_CLASS_LABELS[weightClass])}</h3>
      <p className={styles['champion']}>
        {champion === null ? (
          t('fighterNoChampion')
        ) : (
          <>
            <span className={styles['belt']}>{t('fighterChampion')}</span>
            <Ranked fighter={champion} addresses={addresses} />
          </>
        )}
      </p>
      <ol className={styles['contenders']}>
        {contenders.map(({ rank, fighter }) => (
          <li key={fighter.id} value={rank}>
            <Ranked fighter={fighter} addresses={addresses} />
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Champion and contenders of each weight class. */
export const Rankings = ({ rankings, addresses }: { readonly rankings: readonly Ranking[] } & Addressed) => {
  const { t } = useLabels();
  if (rankings.length === 0) return null;
  return (
    <aside className={styles['rankings']} aria-labelledby="rankings">
      <h2 id="rankings" className={headings['part']}>
        {t('rankingsTitle')}
      </h2>
      {rankings.map((ranking) => (
        <ClassRanking key={ranking.weightClass} ranking={ranking} addresses={addresses} />
      ))}
    </aside>
  );
};

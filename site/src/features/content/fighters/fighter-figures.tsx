import type { ResponseOf } from '@footlight/contract';
import { barLengths, nonZeroFigures } from '@footlight/domain';
import { numberFormat } from '@footlight/i18n';
import {
  FigureTable,
  STATISTIC_LABELS,
  WIN_METHOD_LABELS,
  formatDuration,
  useLabels,
  type Figure,
} from '@footlight/ui';
import styles from './fighter.module.css';

type Statistics = ResponseOf<'getFighterStatistics'>;
type Statistic = Statistics['statistics'][number];

const wordsOf = ({ value, unit }: Statistic, language: string): string => {
  if (unit === 'SECONDS') return formatDuration(value, language);
  return numberFormat(language, unit === 'FRACTION' ? { style: 'percent' } : {}).format(value);
};

/** Wins by method and career statistics. */
export const FighterFigures = ({ statistics }: { readonly statistics: Statistics }) => {
  const { t, language } = useLabels();
  const { winsByMethod } = statistics;
  const lengths = barLengths(winsByMethod.map(({ wins }) => wins));
  const wins = winsByMethod.map(({ method, wins: count }, index): Figure => ({
    name: t(WIN_METHOD_LABELS[method]),
    words: numberFormat(language, {}).format(count),
    length: lengths[index] ?? null,
  }));
  const figures = nonZeroFigures(statistics.statistics).map((statistic): Figure => ({
    name: t(STATISTIC_LABELS[statistic.kind]),
    words: wordsOf(statistic, language),
    length: statistic.unit === 'FRACTION' ? statistic.value : null,
  }));
  return (
    <div className={styles['figures']}>
      {wins.length > 0 && (
        <FigureTable
          title={t('fighterWinsByMethod')}
          columns={[t('fighterMethod'), t('fighterWins')]}
          figures={wins}
        />
      )}
      {figures.length > 0 && (
        <FigureTable
          title={t('fighterStatistics')}
          columns={[t('fighterStatistic'), t('fighterFigure')]}
          figures={figures}
        />
      )}
    </div>
  );
};

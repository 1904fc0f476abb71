import type { ResponseOf } from '@footlight/contract';
import { numberFormat, type LabelKey } from '@footlight/i18n';
import {
  WIN_METHOD_LABELS,
  classNames,
  formatDay,
  headings,
  useLabels,
  useViewerLocale,
} from '@footlight/ui';
import styles from './fighter.module.css';

type Bout = ResponseOf<'getFighter'>['bouts'][number];

const RESULT_LABELS = {
  WIN: 'boutWin',
  LOSS: 'boutLoss',
  DRAW: 'boutDraw',
  NO_CONTEST: 'boutNoContest',
} as const satisfies Record<Bout['result'], LabelKey>;

/** Methods that only repeat the result. */
const REDUNDANT_METHODS: ReadonlySet<Bout['method']> = new Set(['DRAW', 'NO_CONTEST', null]);

/** Most recent bouts, newest first. */
export const Bouts = ({ bouts }: { readonly bouts: readonly Bout[] }) => {
  const { t, language } = useLabels();
  const place = useViewerLocale();
  if (bouts.length === 0) return null;
  return (
    <section aria-labelledby="bouts">
      <h2 id="bouts" className={classNames(headings['section'], styles['subheading'])}>
        {t('fighterBouts')}
      </h2>
      <ol className={styles['bouts']}>
        {bouts.map(({ opponentName, foughtAt, result, method, round }) => (
          <li key={`${foughtAt} ${opponentName}`}>
            <span className={styles['result']} data-result={result}>
              {t(RESULT_LABELS[result])}
            </span>
            <span className={styles['opponent']}>{opponentName}</span>
            <span className={styles['how']}>
              {[
                method === null || REDUNDANT_METHODS.has(method) ? null : t(WIN_METHOD_LABELS[method]),
                round === null
                  ? null
                  : t('fighterRound', { round: numberFormat(language, {}).format(round) }),
              ]
                .filter((words) => words !== null)
                .join(' · ')}
            </span>
            <time className={styles['when']} dateTime={foughtAt}>
              {formatDay(foughtAt, language, place)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};

import { numberFormat } from '@footlight/i18n';
import type { ResponseOf } from '@footlight/contract';
import { useLabels } from '@footlight/ui';
import styles from './fighter.module.css';

/** Win–loss record, origin, height and reach. */
export const FighterFacts = ({ fighter }: { readonly fighter: ResponseOf<'getFighter'> }) => {
  const { t, language } = useLabels();
  const { record, country, heightCentimetres, reachCentimetres } = fighter;
  const number = numberFormat(language, {});
  const centimetres = numberFormat(language, { style: 'unit', unit: 'centimeter' });
  const figures = [
    [t('fighterWins'), record.wins],
    [t('fighterLosses'), record.losses],
    [t('fighterDraws'), record.draws],
  ] as const;
  const facts = [
    [
      t('fighterCountry'),
      country === null ? null : new Intl.DisplayNames([language], { type: 'region' }).of(country),
    ],
    [t('fighterHeight'), heightCentimetres === null ? null : centimetres.format(heightCentimetres)],
    [t('fighterReach'), reachCentimetres === null ? null : centimetres.format(reachCentimetres)],
  ] as const;
  return (
    <>
      <dl className={styles['record']} aria-label={t('fighterRecord')}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number.format(figure)}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles['facts']}>
        {facts.flatMap(([label, words]) =>
          words === null || words === undefined
            ? []
            : [
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{words}</dd>
                </div>,
              ],
        )}
      </dl>
    </>
  );
};

import { numberFormat } from '@footlight/i18n';
import { signInFiguresQuery } from '@footlight/state';
import { formatDay, useLabels } from '@footlight/ui';
import { definePage } from '../../app/define-page.js';
import { useQuery } from '../../app/use-query.js';
import { Loaded } from '../../shell/pages/loaded.js';
import { useProviderNames } from '../sign-in/redirect/use-provider-names.js';
import { methodName, OUTCOMES } from '../sign-in/sign-in-events/sign-in-words.js';
import { AdministrationFrame } from './administration-frame.js';
import { useAdministrationLabels } from './administration-labels.js';
import styles from './administration.module.css';

const Figures = () => {
  const { language } = useLabels();
  const t = useAdministrationLabels();
  const nameOf = useProviderNames();
  const entry = useQuery(signInFiguresQuery, {});
  const number = numberFormat(language, {});
  return (
    <>
      <p className={styles['lead']}>{t('adminSignInsLead')}</p>
      <Loaded entry={entry}>
        {({ figures }) =>
          figures.length === 0 ? (
            <p className={styles['note']}>{t('adminSignInsNone')}</p>
          ) : (
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{t('adminSignInsDay')}</th>
                  <th scope="col">{t('adminSignInsMethod')}</th>
                  <th scope="col">{t('adminSignInsOutcome')}</th>
                  <th scope="col">{t('adminSignInsCount')}</th>
                </tr>
              </thead>
              <tbody>
                {figures.map(({ day, method, outcome, count }) => (
                  <tr key={`${day} ${method} ${outcome}`}>
                    <td>{formatDay(day, language)}</td>
                    <td>{methodName(method, nameOf, t)}</td>
                    <td>{t(OUTCOMES[outcome])}</td>
                    <td>{number.format(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </>
  );
};

/** The number of attempts to sign in, by day, method and outcome (SIGN-173). */
export const SignInFiguresPage = () => (
  <AdministrationFrame section="signInFigures">
    <Figures />
  </AdministrationFrame>
);

export const signInFiguresPage = definePage({ Component: SignInFiguresPage });

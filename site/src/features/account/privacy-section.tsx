import type { ResponseOf } from '@footlight/contract';
import { consentTermsQuery, marketingQuery } from '@footlight/state';
import { Switch } from '@footlight/ui';
import { useOptimistic } from 'react';
import { useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import { useAccountLabels } from '../../shell/viewers/account-labels.js';
import styles from './account-area.module.css';
import { Loaded } from '../../shell/pages/loaded.js';
import { Part } from './part.js';
import { useAction } from '../../shell/cards/use-action.js';

type Marketing = ResponseOf<'getMarketingPreferences'>;

const MarketingChoices = ({ marketing }: { readonly marketing: Marketing }) => {
  const t = useAccountLabels();
  const { state } = useSite();
  const { run, error, isDone } = useAction();
  const [shown, show] = useOptimistic(
    marketing.answers,
    (answers, changed: { readonly fieldName: string; readonly answer: boolean }) =>
      answers.map((one) =>
        one.consentField.fieldName === changed.fieldName
          ? { consentField: one.consentField, answer: changed.answer }
          : one,
      ),
  );
  const choose = (fieldName: string, answer: boolean) =>
    run(async () => {
      show({ fieldName, answer });
      const saved = await state.client.call('saveMarketingPreferences', {
        body: { answers: [{ fieldName, answer }] },
      });
      state.queries.entry(marketingQuery, {}).edit(({ items }) => ({ data: saved, items }));
    });
  if (shown.length === 0) return <p className={styles['text']}>{t('marketingNone')}</p>;
  return (
    <div className={styles['form']}>
      {shown.map(({ answer, consentField }) => (
        <Switch
          key={consentField.fieldName}
          label={consentField.text}
          checked={answer}
          onChange={(isOn) => choose(consentField.fieldName, isOn)}
        />
      ))}
      <p className={error === null ? styles['note'] : styles['failure']} role="status">
        {error ?? (isDone ? t('saved') : '')}
      </p>
    </div>
  );
};

/** Consents and marketing preferences (ACCT-19). */
export const PrivacySection = () => {
  const t = useAccountLabels();
  const marketing = useQuery(marketingQuery, {});
  const { items: terms } = useQuery(consentTermsQuery, {});
  const named = marketing.data?.answers.map(({ consentField }) => consentField.fieldName) ?? [];
  const others = terms.filter(({ fieldName }) => !named.includes(fieldName));
  return (
    <>
      <Part title={t('marketingTitle')}>
        <Loaded entry={marketing}>{(data) => <MarketingChoices marketing={data} />}</Loaded>
      </Part>
      {others.length > 0 && (
        <Part title={t('termsTitle')}>
          <ul className={styles['list']}>
            {others.map(({ fieldName, label, text }) => (
              <li key={fieldName} className={styles['row']}>
                <div className={styles['words']}>
                  <p className={styles['name']}>{label}</p>
                  <p className={styles['text']}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};

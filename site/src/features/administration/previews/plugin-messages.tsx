import { useId } from 'react';
import { classNames, headings } from '@footlight/ui';
import type { PluginExchange } from '../../../shell/pages/use-plugin-host.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

/** Messages exchanged between a plugin and the site, with their outcomes. */
export const PluginMessages = ({ exchanges }: { readonly exchanges: readonly PluginExchange[] }) => {
  const t = usePreviewLabels();
  const id = useId();
  const outcomeOf = ({ isIgnored, leads }: PluginExchange): string => {
    if (isIgnored) return t('previewIgnored');
    if (leads === undefined) return '';
    return leads === null ? t('previewLeadsNowhere') : t('previewLeads', { address: `\u2068${leads}\u2069` });
  };
  return (
    <section className={styles['messages']} aria-labelledby={id}>
      <h2 id={id} className={classNames(headings['section'], styles['messagesTitle'])}>
        {t('previewMessages')}
      </h2>
      {exchanges.length === 0 && <p className={styles['hint']}>{t('previewNoMessages')}</p>}
      <div role="log" aria-labelledby={id}>
        <ol>
          {exchanges.map((exchange, index) => (
            // Messages are only appended, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-from={exchange.from}>
              <b>{t(exchange.from === 'plugin' ? 'previewFromPlugin' : 'previewFromSite')}</b>{' '}
              <code dir="ltr">{JSON.stringify(exchange.data) ?? String(exchange.data)}</code>{' '}
              <i>{outcomeOf(exchange)}</i>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};

import { Button, Card, CloseButton, Notice, Row, useLabels } from '@footlight/ui';
import { useMaybeLoaded } from '@footlight/widgets';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import styles from '../collections/section.module.css';
import { CardToggles } from '../../../shell/cards/card-toggles.js';

/** Titles that the viewer has started, most recent first, each with a button to remove it. */
export const ContinueRow = () => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const viewer = useViewer();
  const now = useNow();
  const { query, remove } = state.continueWatching;
  const watcher = viewer === null ? null : { isGuest: viewer.isGuest };
  const list = useMaybeLoaded(watcher === null ? null : state.queries.entry(query, watcher));
  if (watcher === null || list === null) return null;
  const { status, items, changeError, retry } = list;

  if (status === 'failed' && items.length === 0)
    return (
      <div className={styles['inset']}>
        <Notice
          title={t('continueFailed')}
          action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
        />
      </div>
    );
  if (items.length === 0) return null;
  return (
    <>
      <Row id="continue-watching" title={t('continueWatching')}>
        {items.map((item) => (
          <Card
            key={item.id}
            item={item}
            href={addresses.content(item)}
            now={now}
            titleDisplayMode={realm.titleDisplayMode}
            actions={
              <>
                <CardToggles item={item} />
                <CloseButton
                  label={t('continueRemove', { title: item.title })}
                  onClick={() => void remove(watcher, item.id)}
                />
              </>
            }
          />
        ))}
      </Row>
      {status === 'ready' && changeError !== null && (
        <div className={styles['inset']}>
          <Notice urgent title={t('watchlistChangeFailed')} />
        </div>
      )}
    </>
  );
};

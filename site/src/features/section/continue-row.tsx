import { Button, Card, IconButton, Notice, Row, useLabels } from '@footlight/ui';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useReader, useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import styles from '../../collections/section.module.css';
import { CardToggles } from '../../shell/card-toggles.js';

/** What the reader has begun, last watched first; one press takes a title off. */
export const ContinueRow = () => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const reader = useReader();
  const now = useNow();
  const { status, failure, items, load, remove } = useStore(state.continueWatching);
  const isGuest = reader === null ? null : reader.isGuest;
  useEffect(() => {
    if (isGuest !== null) void load(isGuest);
  }, [isGuest, load]);

  if (status === 'failed' && items.length === 0 && isGuest !== null)
    return (
      <div className={styles['inset']}>
        <Notice
          title={t('continueFailed')}
          action={<Button onClick={() => void load(isGuest)}>{t('retry')}</Button>}
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
                <IconButton
                  label={t('continueRemove', { title: item.title })}
                  onClick={() => void remove(item.id)}
                >
                  <X />
                </IconButton>
              </>
            }
          />
        ))}
      </Row>
      {status === 'ready' && failure !== null && (
        <div className={styles['inset']}>
          <Notice urgent title={t('watchlistChangeFailed')} />
        </div>
      )}
    </>
  );
};

import { Card, Row, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import styles from './watch.module.css';

/** What comes next in the list that a video stands in. */
export const AdjacentRail = ({
  id,
  playlistId,
}: {
  readonly id: string;
  readonly playlistId?: string | undefined;
}) => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const now = useNow();
  const { next, load } = useStore(state.adjacent);
  useEffect(
    () => void load({ id, ...(playlistId === undefined ? {} : { playlistId }) }),
    [id, playlistId, load],
  );
  if (next.length === 0) return null;
  const list = playlistId === undefined ? {} : { playlistId };
  return (
    <div className={styles['rail']}>
      <Row title={t('moreLikeThis')}>
        {next.map((item) => (
          <Card
            key={item.id}
            item={item}
            href={addresses.content(item, list)}
            now={now}
            titleDisplayMode={realm.titleDisplayMode}
          />
        ))}
      </Row>
    </div>
  );
};

import { errorLabel } from '@footlight/i18n';
import { Button, Hero, Notice, RowSkeleton, useLabels } from '@footlight/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { SectionRow } from './section-row.js';
import styles from './section.module.css';
import { useNearEnd } from './use-near-end.js';

const WAITING_ROWS = ['first', 'second', 'third'];

/** A page of rows under a hero. */
const SectionContent = ({ id, isHome }: { readonly id: string; readonly isHome: boolean }) => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const { status, failure, section, more, id: held, load, loadMore, refresh } = useStore(state.section);
  useEffect(() => void load(id), [id, load]);
  const end = useNearEnd(() => void loadMore(), section?.buckets.length ?? 0);

  const shown = held === id ? section : null;
  if (status === 'failed' && shown === null)
    return <FailedPage failure={failure} onRetry={() => void refresh()} />;
  if (shown === null)
    return (
      <div className={styles['waiting']}>
        {WAITING_ROWS.map((row) => (
          <RowSkeleton key={row} label={t('loading')} />
        ))}
      </div>
    );

  const { heroes, buckets, paging } = shown;
  return (
    <>
      <PageTitle of={isHome ? undefined : shown.section.title} />
      {heroes.length > 0 ? (
        <Hero heroes={heroes} hrefOf={(button) => addresses.button(button)} />
      ) : (
        <h1 className={styles['title']}>{shown.section.title}</h1>
      )}
      <div className={styles['rows']}>
        {buckets.map((row) => (
          <SectionRow key={row.bucketId} row={row} />
        ))}
        {buckets.length === 0 && <Notice title={t('nothingHere')} text={t('nothingHereText')} />}
        {more === 'failed' && (
          <div className={styles['inset']}>
            <Notice
              urgent
              title={t(errorLabel(failure?.code ?? 'NETWORK'))}
              action={<Button onClick={() => void loadMore()}>{t('retry')}</Button>}
            />
          </div>
        )}
        {paging.moreDataAvailable && more !== 'failed' && (
          <div ref={end}>
            <RowSkeleton label={t('loading')} />
          </div>
        )}
      </div>
    </>
  );
};

export const HomePage = () => <SectionContent id="home" isHome />;

export const SectionPage = () => {
  const { id = '' } = useParams();
  return <SectionContent key={id} id={id} isHome={false} />;
};

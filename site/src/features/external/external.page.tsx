import { textBlocks } from '@footlight/domain';
import { createExternalPageStore } from '@footlight/state';
import { PageHeading, Skeleton, useLabels } from '@footlight/ui';
import { useParams } from 'react-router-dom';
import type { BeginPage } from '../../app/begin-page.js';
import { createPageStore } from '../../app/page-store.js';
import { useDocument } from '../../app/use-document.js';
import { FailedPage } from '../../shell/failed-page.js';
import { FramedPage } from '../../shell/framed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import styles from './external.module.css';

const useExternalPage = createPageStore(createExternalPageStore);

export const beginExternal: BeginPage = (site, { params: { pageId = '' } }) =>
  useExternalPage.of(site).getState().load({ id: pageId });

/** A page of the operator’s: words, or what stands at another address. */
export const ExternalPage = () => {
  const { pageId = '' } = useParams();
  const { t } = useLabels();
  const { value: page, failure, retry } = useDocument(useExternalPage(), { id: pageId });
  if (failure !== null) return <FailedPage failure={failure} onRetry={retry} />;
  return (
    <article className={styles['page']} data-framed={page !== null && page.address !== null}>
      {page === null ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton shape="title" />
        </div>
      ) : (
        <>
          <PageTitle of={page.title} />
          <PageHeading title={page.title} />
          {page.address !== null && <FramedPage title={page.title} address={page.address} />}
          {page.text !== null && (
            <div className={styles['text']}>
              {textBlocks(page.text).map(({ kind, text }) =>
                kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>,
              )}
            </div>
          )}
        </>
      )}
    </article>
  );
};

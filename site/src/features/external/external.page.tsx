import { createExternalPageStore } from '@footlight/state';
import { Skeleton, useLabels } from '@footlight/ui';
import { useParams } from 'react-router-dom';
import type { BeginPage } from '../../app/begin-page.js';
import { createPageStore } from '../../app/page-store.js';
import { useDocument } from '../../app/use-document.js';
import { FailedPage } from '../../shell/failed-page.js';
import { FramedPage } from '../../shell/framed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { ExternalArticle } from './external-article.js';
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
  if (page === null)
    return (
      <article className={styles['page']} data-framed="false">
        <div role="status" aria-label={t('loading')}>
          <Skeleton shape="title" />
        </div>
      </article>
    );
  const { title, address } = page;
  return (
    <>
      <PageTitle of={title} />
      <ExternalArticle
        page={page}
        frame={address !== null && <FramedPage title={title} address={address} />}
      />
    </>
  );
};

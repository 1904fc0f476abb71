import { externalPageQuery } from '@footlight/state';
import { useParams } from 'react-router-dom';
import { definePage, type LoadPage } from '../../../app/define-page.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { ComposedPage } from '../../../shell/pages/composed-page.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingText } from '../../../shell/pages/waiting-text.js';
import { externalHead } from './external-head.js';

export const beginExternal: LoadPage = ({ site, params: { pageId = '' } }) =>
  loadAhead(site, externalPageQuery, { id: pageId });

/** A page defined by the operator: text, or embedded content from another address. */
export const ExternalPage = () => {
  const { pageId = '' } = useParams();
  const { data: page, error, retry } = useQuery(externalPageQuery, { id: pageId });
  if (error !== null) return <FailedPage error={error} onRetry={() => void retry()} />;
  if (page === null) return <WaitingText />;
  return (
    <>
      <PageTitle of={page.title} />
      <ComposedPage page={page} />
    </>
  );
};

export const externalPage = definePage({
  load: beginExternal,
  head: import.meta.env.SSR ? externalHead : undefined,
  Component: ExternalPage,
  sharedByGuests: true,
});

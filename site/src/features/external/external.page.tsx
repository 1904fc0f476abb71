import { createExternalPageStore } from '@footlight/state';
import { useParams } from 'react-router-dom';
import { definePage, type LoadPage } from '../../app/define-page.js';
import { createPageStore } from '../../app/page-store.js';
import { useDocument } from '../../app/use-document.js';
import { ComposedPage } from '../../shell/composed-page.js';
import { FailedPage } from '../../shell/failed-page.js';
import { PageTitle } from '../../shell/page-title.js';
import { WaitingWords } from '../../shell/waiting-words.js';

const useExternalPage = createPageStore(createExternalPageStore);

export const beginExternal: LoadPage = ({ site, params: { pageId = '' } }) =>
  useExternalPage.of(site).getState().load({ id: pageId });

/** A page of the operator’s: words, or what stands at another address. */
export const ExternalPage = () => {
  const { pageId = '' } = useParams();
  const { value: page, failure, retry } = useDocument(useExternalPage(), { id: pageId });
  if (failure !== null) return <FailedPage failure={failure} onRetry={retry} />;
  if (page === null) return <WaitingWords />;
  return (
    <>
      <PageTitle of={page.title} />
      <ComposedPage page={page} />
    </>
  );
};

export const externalPage = definePage({ load: beginExternal, Component: ExternalPage });

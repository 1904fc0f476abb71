import { operatorPageOf, type RouteName } from '@footlight/domain';
import { externalPageQuery } from '@footlight/state';
import { useParams } from 'react-router-dom';
import { definePage, type LoadPage, type Page } from '../../../app/define-page.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { ComposedPage } from '../../../shell/pages/composed-page.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { WaitingText } from '../../../shell/pages/waiting-text.js';
import { externalHead } from './external-head.js';

/** A page defined by the operator: text, or embedded content from another address. */
const OperatorPage = ({ id }: { readonly id: string }) => {
  const { data: page, error, retry } = useQuery(externalPageQuery, { id });
  if (error !== null) return <FailedPage error={error} onRetry={() => void retry()} />;
  if (page === null) return <WaitingText />;
  return (
    <>
      <PageTitle of={page.title} />
      <ComposedPage page={page} />
    </>
  );
};

const beginExternal: LoadPage = ({ site, params: { pageId = '' } }) =>
  loadAhead(site, externalPageQuery, { id: pageId });

/** The page whose id is in the address. */
export const ExternalPage = () => <OperatorPage id={useParams()['pageId'] ?? ''} />;

export const externalPage = definePage({
  load: beginExternal,
  head: import.meta.env.SSR
    ? (context) => {
        const { pageId = '' } = context.params;
        return externalHead(context, pageId, { route: 'externalPage', params: { pageId } });
      }
    : undefined,
  Component: ExternalPage,
  sharedByGuests: true,
});

/** A route that always shows the same page of the operator (PAGE-70). */
const fixedPage = (route: RouteName): Page => {
  const id = operatorPageOf(route) ?? '';
  return definePage({
    load: ({ site }) => loadAhead(site, externalPageQuery, { id }),
    head: import.meta.env.SSR ? (context) => externalHead(context, id, { route, params: {} }) : undefined,
    Component: () => <OperatorPage id={id} />,
    sharedByGuests: true,
  });
};

export const mobileExternalPage = fixedPage('mobileExternal');
export const myUefaPage = fixedPage('myUefa');

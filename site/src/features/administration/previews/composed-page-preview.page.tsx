import { exampleDocuments, type DocumentOf } from '@footlight/contract/documents';
import { externalPageQuery } from '@footlight/state';
import { definePage } from '../../../app/define-page.js';
import { ComposedPage } from '../../../shell/pages/composed-page.js';
import { DocumentEditor } from './document-editor.js';
import { Drawing } from './drawing.js';
import { OwnDocument } from './own-document.js';
import { PreviewFrame } from './preview-frame.js';
import { usePreviewLabels } from './preview-labels.js';
import { RefusableFrame } from './refusable-frame.js';
import { useEditedDocument } from './use-edited-document.js';

const EditedPage = ({ initial }: { readonly initial: DocumentOf<'page'> }) => {
  const edited = useEditedDocument('page', initial);
  const { document } = edited;
  return (
    <>
      <DocumentEditor fileName={`${initial.id}.json`} edited={edited} />
      <Drawing of={document}>
        <RefusableFrame address={document.address}>
          <ComposedPage page={document} />
        </RefusableFrame>
      </Drawing>
    </>
  );
};

const ComposedPagePreview = () => {
  const t = usePreviewLabels();
  return (
    <OwnDocument
      label={t('previewBeginPage')}
      parameter="page"
      stands={{ route: 'externalPage', parameter: 'pageId' }}
      query={externalPageQuery}
      example={exampleDocuments.page}
    >
      {(initial) => <EditedPage initial={initial} />}
    </OwnDocument>
  );
};

/** Preview of an operator's composed page. */
export const ComposedPagePreviewPage = () => (
  <PreviewFrame title="previewPage" lead="previewPageLead">
    <ComposedPagePreview />
  </PreviewFrame>
);

export const composedPagePreviewPage = definePage({ Component: ComposedPagePreviewPage });

import type { Section } from '@footlight/contract';
import { HOME_SECTION } from '@footlight/domain';
import { sectionQuery } from '@footlight/state';
import { Notice, useLabels } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useQuery } from '../../../app/use-query.js';
import { SectionRow } from '../../content/collections/section-row.js';
import { SectionTop } from '../../content/collections/section-top.js';
import section from '../../content/collections/section.module.css';
import { BeginWith } from './begin-with.js';
import { PendingDocument } from './pending-document.js';
import { DocumentEditor } from './document-editor.js';
import { Drawing } from './drawing.js';
import { PreviewFrame } from './preview-frame.js';
import { usePreviewLabels } from './preview-labels.js';
import { useEditedDocument } from './use-edited-document.js';

const PARAMETER = 'section';

const EditedSection = ({ initial }: { readonly initial: Section }) => {
  const { t } = useLabels();
  const edited = useEditedDocument('section', initial);
  const { document } = edited;
  return (
    <>
      <DocumentEditor fileName={`${initial.section.id}.json`} edited={edited} />
      <Drawing of={document}>
        <SectionTop section={document} />
        <div className={section['rows']}>
          {document.buckets.map((row) => (
            <SectionRow key={row.bucketId} row={row} section={null} />
          ))}
          {document.buckets.length === 0 && <Notice title={t('nothingHere')} text={t('nothingHereText')} />}
        </div>
      </Drawing>
    </>
  );
};

const SectionPreview = () => {
  const t = usePreviewLabels();
  const [query] = useSearchParams();
  const requestedId = query.get(PARAMETER) ?? '';
  const id = requestedId === '' ? HOME_SECTION : requestedId;
  const { data, error, retry } = useQuery(sectionQuery, { id });
  return (
    <>
      <BeginWith key={`begin ${id}`} label={t('previewBeginSection')} parameter={PARAMETER} id={id} />
      {data === null ? (
        <PendingDocument error={error} onRetry={() => void retry()} />
      ) : (
        <EditedSection key={id} initial={data} />
      )}
    </>
  );
};

/** Preview of a section. */
export const SectionPreviewPage = () => (
  <PreviewFrame title="previewSection" lead="previewSectionLead">
    <SectionPreview />
  </PreviewFrame>
);

export const sectionPreviewPage = definePage({ Component: SectionPreviewPage });

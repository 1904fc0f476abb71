import type { DocumentKind } from '@footlight/contract/documents';
import { useLabels } from '@footlight/ui';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';
import type { ReadDocument } from './read-document.js';
import { wordIssue } from './word-issue.js';

/** Maximum number of errors shown at once; the rest appear as these are fixed. */
const SHOWN = 8;

const Place = ({ field }: { readonly field: string }) => (
  <code className={styles['field']} dir="ltr">
    {field}
  </code>
);

/** Validation errors by field, in a live region. */
export const DocumentIssues = ({
  id,
  reading,
}: {
  readonly id: string;
  readonly reading: ReadDocument<DocumentKind>;
}) => {
  const t = usePreviewLabels();
  const { language } = useLabels();
  if (reading.issues === 'not-json')
    return (
      <div id={id} role="status" className={styles['issues']} data-wrong>
        <p>{reading.at === null ? t('previewNotJson') : t('previewNotJsonAt', { ...reading.at })}</p>
      </div>
    );
  const { issues, unread } = reading;
  const more = issues.length - SHOWN;
  return (
    <div id={id} role="status" className={styles['issues']} data-wrong={issues.length > 0}>
      <p>{issues.length === 0 ? t('previewDrawn') : t('previewIssues', { count: issues.length })}</p>
      {issues.length + unread.length > 0 && (
        <ul>
          {issues.slice(0, SHOWN).map((issue) => (
            <li key={issue.field}>
              {issue.field === '' ? t('previewWhole') : <Place field={issue.field} />}{' '}
              {wordIssue(issue, language, t)}
            </li>
          ))}
          {unread.slice(0, SHOWN).map((field) => (
            <li key={field}>
              <Place field={field} /> {t('previewUnread')}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{t('previewMore', { count: more })}</p>}
    </div>
  );
};

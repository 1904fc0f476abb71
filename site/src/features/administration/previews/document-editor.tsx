import type { DocumentKind } from '@footlight/contract/documents';
import { Button } from '@footlight/ui';
import { useId, useRef, useState } from 'react';
import { DocumentIssues } from './document-issues.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';
import type { EditedDocument } from './use-edited-document.js';

const JSON_TYPE = 'application/json';

/** The editor grows with its document, which leaves more room for the preview of short ones. */
const ROWS_MIN = 8;
const ROWS_MAX = 18;
const rowsFor = (text: string): number =>
  Math.min(ROWS_MAX, Math.max(ROWS_MIN, text.split('\n', ROWS_MAX).length + 1));

const saveAs = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: JSON_TYPE }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** Text editor of a document with its validation errors; opens and saves files. */
export const DocumentEditor = <K extends DocumentKind>({
  fileName,
  edited: { text, setText, reading, startOver },
}: {
  readonly fileName: string;
  readonly edited: EditedDocument<K>;
}) => {
  const t = usePreviewLabels();
  const id = useId();
  const [rows] = useState(() => rowsFor(text));
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['editor']}>
      <label htmlFor={`${id}-text`} className={styles['label']}>
        {t('previewDocument')}
      </label>
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('previewDocumentHint')}
      </p>
      <textarea
        id={`${id}-text`}
        className={styles['text']}
        dir="ltr"
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        value={text}
        aria-invalid={reading.document === null}
        aria-describedby={`${id}-hint ${id}-issues`}
        onChange={({ target }) => setText(target.value)}
      />
      <DocumentIssues id={`${id}-issues`} reading={reading} />
      <div className={styles['acts']}>
        <input
          ref={file}
          type="file"
          hidden
          accept={`.json,${JSON_TYPE}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            void chosen?.text().then(setText);
            target.value = '';
          }}
        />
        <Button onClick={() => file.current?.click()}>{t('previewFile')}</Button>
        <Button onClick={() => saveAs(fileName, text)}>{t('previewSave')}</Button>
        <Button look="bare" onClick={startOver}>
          {t('previewStartOver')}
        </Button>
      </div>
    </div>
  );
};

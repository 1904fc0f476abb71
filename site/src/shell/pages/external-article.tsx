import type { ResponseOf } from '@footlight/contract';
import { textBlocks } from '@footlight/domain';
import { PageHeading, headings } from '@footlight/ui';
import type { ReactNode } from 'react';
import styles from './composed-page.module.css';

/** An operator's page with its text. */
export const ExternalArticle = ({
  page: { title, address, text },
  frame,
}: {
  readonly page: ResponseOf<'getExternalPage'>;
  /** The embedded content. */
  readonly frame?: ReactNode;
}) => (
  <article className={styles['page']} data-framed={address !== null}>
    <PageHeading title={title} />
    {frame}
    {text !== null && (
      <div className={styles['text']}>
        {textBlocks(text).map(({ kind, text: words }) =>
          kind === 'heading' ? (
            <h2 key={words} className={headings['section']}>
              {words}
            </h2>
          ) : (
            <p key={words}>{words}</p>
          ),
        )}
      </div>
    )}
  </article>
);

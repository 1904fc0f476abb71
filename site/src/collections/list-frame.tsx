import { PageHeading } from '@footlight/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../shell/page-title.js';
import styles from './list-frame.module.css';

/** A page that is a list: its name, what narrows it, and the list. */
export const ListFrame = ({
  title,
  description,
  tools,
  children,
}: {
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Between the name and the list. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={styles['frame']}>
    <PageTitle of={title} />
    <PageHeading title={title}>
      {description !== undefined && description !== null && (
        <p className={styles['description']}>{description}</p>
      )}
      {tools}
    </PageHeading>
    {children}
  </div>
);

import { PageHeading } from '@footlight/ui';
import type { ReactNode } from 'react';
import styles from './list-layout.module.css';

export interface ListLayoutProps {
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Between the name and the list. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Where the parts of a list stand: its name, what narrows it, and what it holds. */
export const ListLayout = ({ title, description, tools, children }: ListLayoutProps) => (
  <div className={styles['frame']}>
    <PageHeading title={title}>
      {description !== undefined && description !== null && (
        <p className={styles['description']}>{description}</p>
      )}
      {tools}
    </PageHeading>
    {children}
  </div>
);

import { PageHeading } from '@footlight/ui';
import type { ReactNode } from 'react';
import styles from './list-layout.module.css';

export interface ListLayoutProps {
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Rendered between the heading and the list. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a list page: heading, filters and items. */
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

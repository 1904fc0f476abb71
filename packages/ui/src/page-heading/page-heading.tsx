import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** What a page without a picture is called, and what there is to choose on it. */
export const PageHeading = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <header className={styles['head']}>
    <h1 className={styles['heading']} dir="auto">
      {title}
    </h1>
    {children}
  </header>
);

import type { ReactNode } from 'react';
import headings from '../heading/heading.module.css';
import { classNames } from '../labels/class-names.js';
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
    <h1 className={classNames(headings['page'], styles['heading'])} dir="auto">
      {title}
    </h1>
    {children}
  </header>
);

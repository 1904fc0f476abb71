import type { ReactNode } from 'react';
import headings from '../text/heading.module.css';
import { classNames } from '../labels/class-names.js';
import styles from './page-heading.module.css';

/** The heading of a page without a picture, with the page's controls. */
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

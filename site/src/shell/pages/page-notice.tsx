import type { ReactNode } from 'react';
import { Mark, Notice } from '@footlight/ui';
import styles from './page-notice.module.css';

/** A page that only shows a message. */
export const PageNotice = (props: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly urgent?: boolean;
}) => (
  <div className={styles['page']}>
    <Notice size="page" icon={<Mark />} {...props} />
  </div>
);

import { Mark } from '@footlight/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

/** The stage of the sign-in pages: words and form to the start side, light from below. */
export const AccountFrame = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) => (
  <div className={styles['frame']}>
    <div className={styles['panel']}>
      <span className={styles['mark']}>
        <Mark />
      </span>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </div>
  </div>
);

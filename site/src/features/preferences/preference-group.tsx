import type { ReactNode } from 'react';
import styles from './preferences.module.css';

/** Preferences of one kind, under their heading. */
export const PreferenceGroup = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <fieldset className={styles['group']}>
    <legend className={styles['legend']}>{title}</legend>
    {children}
  </fieldset>
);

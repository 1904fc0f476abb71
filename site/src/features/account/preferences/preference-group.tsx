import type { ReactNode } from 'react';
import { classNames, headings } from '@footlight/ui';
import styles from './preferences.module.css';

/** A titled group of preferences. */
export const PreferenceGroup = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <fieldset className={styles['group']}>
    <legend className={classNames(headings['section'], styles['legend'])}>{title}</legend>
    {children}
  </fieldset>
);

import { useId, type ReactNode } from 'react';
import { headings } from '@footlight/ui';
import styles from './administration.module.css';

/** A titled part of an account's page. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id} className={headings['group']}>
        {title}
      </h3>
      {children}
    </section>
  );
};

import { useId, type ReactNode } from 'react';
import { headings } from '@footlight/ui';
import styles from './account-area.module.css';

/** A titled part of a section. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={headings['section']}>
        {title}
      </h2>
      {children}
    </section>
  );
};

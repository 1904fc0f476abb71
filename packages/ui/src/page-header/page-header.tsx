import type { Images } from '@footlight/contract';
import type { ReactNode } from 'react';
import { Artwork } from '../artwork/artwork.js';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  readonly eyebrow?: string | null | undefined;
  readonly description?: string;
  readonly images: Images;
  /** Year, genre, languages. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
}

/** The top of a series, season or playlist page. */
export const PageHeader = ({ title, eyebrow, description, images, meta, actions }: PageHeaderProps) => (
  <header className={styles['header']}>
    <div className={styles['picture']}>
      <Artwork image={images.hero ?? images.thumbnail} ratio="fill" sizes="100vw" eager />
      <span className={styles['shade']} />
    </div>
    <div className={styles['words']}>
      {eyebrow !== undefined && eyebrow !== null && <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h1 className={styles['title']}>{title}</h1>
      {meta}
      {description !== undefined && description !== '' && (
        <p className={styles['description']}>{description}</p>
      )}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  </header>
);

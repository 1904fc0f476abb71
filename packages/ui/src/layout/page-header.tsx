import type { Images } from '@footlight/contract';
import type { ReactNode } from 'react';
import { Artwork } from '../media/artwork.js';
import { unseen } from '../text/unseen.js';
import headings from '../text/heading.module.css';
import { classNames } from '../labels/class-names.js';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** `HIDE` hides it visually; it remains the page's heading for screen readers. */
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  /** What the title belongs to, such as its series. */
  readonly eyebrow?: ReactNode;
  readonly description?: string;
  readonly images: Images;
  /** Year, genre, languages. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** Content before the actions, such as what keeps the viewer from using them. */
  readonly children?: ReactNode;
  /** Nothing follows on the page: the picture fills the window. */
  readonly fillsWindow?: boolean;
}

const Background = ({ images }: Pick<PageHeaderProps, 'images'>) => (
  <div className={styles['picture']}>
    <Artwork image={images.hero ?? images.thumbnail} ratio="fill" sizes="100vw" eager />
    <span className={styles['shade']} />
  </div>
);

/** The top of the page of a title, series, season or playlist. */
export const PageHeader = ({
  title,
  titleDisplayMode = 'SHOW',
  eyebrow,
  description,
  images,
  meta,
  actions,
  children,
  fillsWindow = false,
}: PageHeaderProps) => (
  <header className={styles['header']} data-whole={fillsWindow}>
    <Background images={images} />
    <div className={styles['words']}>
      {eyebrow !== undefined && eyebrow !== null && eyebrow !== '' && (
        <p className={styles['eyebrow']}>{eyebrow}</p>
      )}
      <h1
        className={titleDisplayMode === 'HIDE' ? unseen : classNames(headings['page'], styles['title'])}
        dir="auto"
      >
        {title}
      </h1>
      {meta}
      {description !== undefined && description !== '' && (
        <p className={styles['description']} dir="auto">
          {description}
        </p>
      )}
      {children}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  </header>
);

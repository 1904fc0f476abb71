import type { Image } from '@footlight/contract';
import { useState } from 'react';
import styles from './hero.module.css';

/** A title as it is drawn, or in words where it is not, or where the drawing does not come. */
export const HeroTitle = ({ title, image }: { readonly title: string; readonly image: Image | null }) => {
  const [failed, setFailed] = useState(false);
  return (
    <h1 className={styles['title']}>
      {image === null || failed ? (
        title
      ) : (
        <img
          className={styles['drawn']}
          src={image.url}
          alt={title}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </h1>
  );
};

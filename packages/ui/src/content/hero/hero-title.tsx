import type { Image } from '@footlight/contract';
import { useCallback, useState } from 'react';
import headings from '../../text/heading.module.css';
import { unseen } from '../../text/unseen.js';
import styles from './hero.module.css';

/** A title as its logo; as text when there is no logo or it fails to load. */
export const HeroTitle = ({
  title,
  image,
  displayMode,
}: {
  readonly title: string;
  readonly image: Image | null;
  /** `HIDE` hides the text visually. */
  readonly displayMode: 'SHOW' | 'HIDE';
}) => {
  const [failed, setFailed] = useState(false);
  const source = useCallback((element: HTMLImageElement | null) => {
    // The page may be server-rendered and the logo may have failed before the event listeners were attached.
    if (element?.complete === true && element.naturalWidth === 0) setFailed(true);
  }, []);
  const isText = image === null || failed;
  return (
    <h1
      className={isText && displayMode === 'HIDE' ? unseen : headings['hero']}
      dir={isText ? 'auto' : undefined}
    >
      {isText ? (
        title
      ) : (
        <img
          ref={source}
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

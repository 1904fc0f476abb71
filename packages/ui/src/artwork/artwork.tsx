import type { Image } from '@footlight/contract';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { useCallback, useState, type CSSProperties } from 'react';
import { classNames } from '../labels/class-names.js';
import styles from './artwork.module.css';

export interface ArtworkProps {
  readonly image: Image;
  /** Shown instead where the window is no wider than a phone held upright. */
  readonly narrow?: Image | null;
  /** What the picture shows; empty where the words beside it say so already. */
  readonly alt?: string;
  /** CSS `sizes`, so that the browser fetches the width it needs. */
  readonly sizes?: string;
  readonly ratio?: 'wide' | 'poster' | 'portrait' | 'fill';
  /** First on the page: fetched at once and with priority. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly onFailure?: () => void;
}

const sourceSet = ({ variants }: Image): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** No state of React's: a page with a hundred pictures would render each again, all at once while it is hydrated. */
const show = (element: HTMLImageElement): void =>
  element.closest('[data-state]')?.setAttribute('data-state', 'ready');

const Picture = ({
  image,
  narrow = null,
  alt = '',
  sizes = '320px',
  ratio = 'wide',
  eager = false,
  className,
  onFailure,
}: ArtworkProps) => {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setFailed(true);
    onFailure?.();
  }, [onFailure]);
  const source = useCallback(
    (element: HTMLImageElement | null) => {
      // A picture may have come, or been refused, before anybody listened.
      if (element?.complete !== true) return;
      if (element.naturalWidth > 0) show(element);
      else fail();
    },
    [fail],
  );
  const ground: CSSProperties & Record<'--artwork-colour', string> = {
    '--artwork-colour': image.dominantColour,
  };

  return (
    <span
      className={classNames(styles['artwork'], styles[ratio], className)}
      style={ground}
      data-state={hasFailed ? 'failed' : 'loading'}
      data-eager={eager}
    >
      {!hasFailed && (
        <picture>
          {narrow !== null && <source media={UP_TO_MOBILE} srcSet={sourceSet(narrow)} sizes="100vw" />}
          <img
            ref={source}
            src={image.url || undefined}
            srcSet={sourceSet(image)}
            sizes={sizes}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onLoad={({ currentTarget }) => show(currentTarget)}
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
};

/** A picture that holds its place in its own colour until it has come. */
export const Artwork = (props: ArtworkProps) => (
  // Another picture starts anew, whatever became of the one before.
  <Picture key={props.image.url} {...props} />
);

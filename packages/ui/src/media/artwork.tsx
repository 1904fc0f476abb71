import type { Image } from '@footlight/contract';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { useCallback, useState, type CSSProperties } from 'react';
import { classNames } from '../labels/class-names.js';
import styles from './artwork.module.css';

export interface ArtworkProps {
  readonly image: Image;
  /** Shown instead in windows no wider than a phone held upright. */
  readonly narrow?: Image | null;
  /** Alternative text; empty when the text beside the picture already describes it. */
  readonly alt?: string;
  /** CSS `sizes`, so that the browser loads the width it needs. */
  readonly sizes?: string;
  readonly ratio?: 'wide' | 'poster' | 'portrait' | 'fill';
  /** Among the first on the page: loaded at once and with high priority. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
  readonly onError?: () => void;
}

const sourceSet = ({ variants }: Image): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Sets the attribute directly: React state would render every picture of a page again during hydration. */
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
  onError,
}: ArtworkProps) => {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setFailed(true);
    onError?.();
  }, [onError]);
  const source = useCallback(
    (element: HTMLImageElement | null) => {
      // The picture may have loaded or failed before the event listeners were attached.
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

/** A picture whose placeholder, in its dominant colour, keeps its place until it has loaded. */
export const Artwork = (props: ArtworkProps) => (
  // The key resets the failure state when the picture changes.
  <Picture key={props.image.url} {...props} />
);

import { useCallback, useState } from 'react';

export interface ChannelLogoProps {
  readonly url: string;
  readonly className?: string | undefined;
  /** Edge of the square it is drawn in, CSS pixels. */
  readonly size: number;
  /** Fetched only once it is near the window. */
  readonly lazy?: boolean;
}

const Logo = ({ url, className, size, lazy = false }: ChannelLogoProps) => {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    // Logged and hidden (PAGE-36).
    console.warn('A logo did not come:', url);
    setFailed(true);
  }, [url]);
  const source = useCallback(
    (element: HTMLImageElement | null) => {
      // The page may have been drawn, and the picture refused, before anybody listened.
      if (element?.complete === true && element.naturalWidth === 0) fail();
    },
    [fail],
  );
  if (hasFailed) return null;
  return (
    <img
      ref={source}
      className={className}
      src={url}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading={lazy ? 'lazy' : undefined}
      onError={fail}
    />
  );
};

/** A channel's logo beside its name; one that does not come leaves the name alone. */
export const ChannelLogo = (props: ChannelLogoProps) => (
  // Another logo starts anew, whatever became of the one before.
  <Logo key={props.url} {...props} />
);

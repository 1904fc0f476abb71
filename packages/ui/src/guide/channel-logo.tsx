import { useCallback, useState } from 'react';

export interface ChannelLogoProps {
  readonly url: string;
  readonly className?: string | undefined;
  /** Edge of the square it is drawn in, CSS pixels. */
  readonly size: number;
  /** Loaded only once it is near the viewport. */
  readonly lazy?: boolean;
}

const Logo = ({ url, className, size, lazy = false }: ChannelLogoProps) => {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    // Logged and hidden (PAGE-36).
    console.warn('A logo failed to load:', url);
    setFailed(true);
  }, [url]);
  const source = useCallback(
    (element: HTMLImageElement | null) => {
      // The page may be server-rendered and the picture may have failed before the event listeners were attached.
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

/** A channel's logo beside its name; only the name is left if the logo fails to load. */
export const ChannelLogo = (props: ChannelLogoProps) => (
  // The key resets the failure state when the logo changes.
  <Logo key={props.url} {...props} />
);

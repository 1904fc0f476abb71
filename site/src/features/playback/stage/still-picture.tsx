import { useCallback, useState } from 'react';
import styles from '../watch/watch.module.css';

/** The title's picture in the player's place, until the player has rendered its own over it. */
export const Still = ({ address }: { readonly address: string }) => {
  const [lost, setLost] = useState<string | null>(null);
  const refused = useCallback(
    (picture: HTMLImageElement | null) => {
      // The image may have failed before hydration added the listener.
      if (picture?.complete === true && picture.naturalWidth === 0) setLost(address);
    },
    [address],
  );
  // Renders nothing if there is no picture or it fails to load; the dark stage looks better than a broken image.
  return address === '' || address === lost ? null : (
    <img
      ref={refused}
      className={styles['still']}
      src={address}
      alt=""
      fetchPriority="high"
      decoding="async"
      onError={() => setLost(address)}
    />
  );
};

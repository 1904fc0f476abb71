import { useCallback, useState } from 'react';
import styles from './watch.module.css';

/** The picture of a title in the player's place, until the player has drawn its own over it. */
export const Still = ({ address }: { readonly address: string }) => {
  const [lost, setLost] = useState<string | null>(null);
  const refused = useCallback(
    (picture: HTMLImageElement | null) => {
      // It may have been refused before anybody listened.
      if (picture?.complete === true && picture.naturalWidth === 0) setLost(address);
    },
    [address],
  );
  // The dark of the stage is the better stand-in for a picture that does not come, or that there is none of.
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

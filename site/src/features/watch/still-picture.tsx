import type { Image } from '@footlight/contract';
import styles from './watch.module.css';

/** The picture of a title in the player's place, until the player has drawn its own over it. */
export const Still = ({ address }: { readonly address: string }) => (
  <img className={styles['still']} src={address} alt="" fetchPriority="high" decoding="async" />
);

/** The place of the player, before there is one. */
export const StillPicture = ({ image }: { readonly image: Image }) => (
  <div className={styles['page']}>
    <div className={styles['stage']}>
      <div className={styles['player']}>
        <Still address={image.url} />
      </div>
    </div>
  </div>
);

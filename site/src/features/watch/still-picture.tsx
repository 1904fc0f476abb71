import type { Image } from '@footlight/contract';
import { PlayCover } from './play-cover.js';
import styles from './watch.module.css';

/** The picture of a title in the player's place, until the player has drawn its own over it. */
export const Still = ({ address }: { readonly address: string }) => (
  <img className={styles['still']} src={address} alt="" fetchPriority="high" decoding="async" />
);

export interface StillPictureProps {
  readonly image: Image;
  /** Whether it waits for somebody to play it. */
  readonly waits: boolean;
}

/** The place of the player, before there is one. */
export const StillPicture = ({ image, waits }: StillPictureProps) => (
  <div className={styles['page']}>
    <div className={styles['stage']}>
      <div className={styles['player']}>
        <Still address={image.url} />
        {waits && <PlayCover />}
      </div>
    </div>
  </div>
);

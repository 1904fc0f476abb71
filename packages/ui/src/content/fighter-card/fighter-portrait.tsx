import type { Fighter } from '@footlight/contract';
import { Artwork } from '../../media/artwork.js';
import styles from './fighter-card.module.css';

/** A fighter's picture, or a placeholder figure when there is none. */
export const FighterPortrait = ({
  fighter: { image },
  sizes,
  eager = false,
}: {
  readonly fighter: Pick<Fighter, 'image'>;
  /** CSS `sizes`. */
  readonly sizes: string;
  readonly eager?: boolean;
}) =>
  image === null ? (
    <svg className={styles['nobody']} viewBox="0 0 300 400" aria-hidden="true">
      <ellipse className={styles['body']} cx="150" cy="150" rx="46" ry="60" />
      <path
        className={styles['body']}
        d="M128 196h44c2 22 12 30 40 38 40 12 62 40 66 92v74H22v-74c4-52 26-80 66-92 28-8 38-16 40-38Z"
      />
    </svg>
  ) : (
    <Artwork image={image} ratio="portrait" sizes={sizes} eager={eager} />
  );

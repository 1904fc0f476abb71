import type { ContentItem } from '@footlight/contract';
import { BELOW_COMPACT, UP_TO_TABLET } from '@footlight/tokens';
import { Artwork } from '../../media/artwork.js';
import styles from './card.module.css';

/** A card's picture: the title's still, its poster, or its still with its name on top. */
export const CardPicture = ({
  item,
  picture,
  eager,
}: {
  readonly item: ContentItem;
  readonly picture: 'thumbnail' | 'poster' | 'title';
  readonly eager: boolean;
}) => {
  const poster = picture === 'poster' ? item.images.poster : undefined;
  return (
    <>
      <Artwork
        image={poster ?? item.images.thumbnail}
        ratio={poster === undefined ? 'wide' : 'poster'}
        sizes={poster === undefined ? `${BELOW_COMPACT} 88vw, ${UP_TO_TABLET} 46vw, 320px` : '220px'}
        eager={eager}
      />
      {picture === 'title' && (
        <span className={styles['lettering']} dir="auto">
          {item.title}
        </span>
      )}
    </>
  );
};

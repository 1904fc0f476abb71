import type { ContentItem } from '@footlight/contract';
import { Artwork } from '../../media/artwork.js';
import { Link } from '../../labels/link.js';
import styles from './section-tile.module.css';

/** A link to another page of rows: the section's name over its artwork. */
export const SectionTile = ({ item, href }: { readonly item: ContentItem; readonly href: string }) => (
  <Link href={href} className={styles['tile'] ?? ''} data-card={`${item.type}:${item.id}`}>
    <Artwork image={item.images.thumbnail} sizes="256px" />
    <span className={styles['name']}>{item.title}</span>
  </Link>
);

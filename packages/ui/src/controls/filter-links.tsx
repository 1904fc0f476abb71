import { Link } from '../labels/link.js';
import { scrollFullyIntoView } from '../viewport/scroll-fully-into-view.js';
import styles from './filter-links.module.css';

export interface FilterLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** Number of results with this filter. */
  readonly count?: number;
}

/** Filters of a list as links: each filter has an address of its own. */
export const FilterLinks = ({
  label,
  links,
  currentId,
}: {
  /** Accessible name of the group of filters. */
  readonly label: string;
  readonly links: readonly FilterLink[];
  readonly currentId: string | null;
}) => (
  <nav aria-label={label}>
    <ul className={styles['links']} onFocus={scrollFullyIntoView}>
      {links.map(({ id, title, href, count }) => (
        <li key={id}>
          <Link
            href={href}
            className={styles['link'] ?? ''}
            aria-current={id === currentId ? 'true' : undefined}
          >
            {title}
            {count !== undefined && <span className={styles['count']}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

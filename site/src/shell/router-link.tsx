import type { LinkProps } from '@footlight/ui';
import { Link } from 'react-router-dom';

const isOurs = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Links of this site are followed by the router; others leave it, without telling where from. */
export const RouterLink = ({ href, children, ...rest }: LinkProps) =>
  isOurs(href) ? (
    <Link {...rest} to={href} viewTransition>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );

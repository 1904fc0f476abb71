import type { LinkProps } from '@footlight/ui';
import { Link } from 'react-router-dom';
import { usePrefetch } from './use-prefetch.js';

const isOurs = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const OwnLink = ({ href, children, ...rest }: LinkProps) => (
  <Link {...usePrefetch(href)} {...rest} to={href}>
    {children}
  </Link>
);

/** Links of this site are followed by the router; others leave it, without telling where from. */
export const RouterLink = (props: LinkProps) => {
  if (isOurs(props.href)) return <OwnLink {...props} />;
  const { children, ...rest } = props;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

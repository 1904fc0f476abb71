import type { LinkProps } from '@footlight/ui';
import { Link } from 'react-router-dom';
import { usePrefetch } from './use-prefetch.js';

const isOurs = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

const OwnLink = ({ href, children, ...rest }: LinkProps) => (
  <Link {...usePrefetch(href)} {...rest} to={href}>
    {children}
  </Link>
);

/** Client-side navigation for links within the site; external links open in a new tab without a referrer. */
export const RouterLink = (props: LinkProps) => {
  if (isOurs(props.href)) return <OwnLink {...props} />;
  const { children, ...rest } = props;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

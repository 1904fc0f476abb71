import { prefixOf } from '@footlight/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { NotFoundPage } from './not-found.page.js';
import { WaitingPage } from './waiting-page.js';

/**
 * Catch-all route: reloads addresses with another language's prefix, which are other documents, and renders the
 * not-found page for the rest.
 */
export const ElsewherePage = () => {
  const { addresses } = useSite();
  const { pathname, search, hash } = useLocation();
  const prefix = prefixOf(pathname);
  const isOther = prefix !== '' && prefix !== addresses.prefix;
  useEffect(() => {
    if (isOther) location.replace(`${pathname}${search}${hash}`);
  }, [isOther, pathname, search, hash]);
  return isOther ? <WaitingPage /> : <NotFoundPage />;
};

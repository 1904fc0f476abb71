import { prefixOf } from '@footlight/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { NotFoundPage } from './not-found.page.js';
import { WaitingPage } from './waiting-page.js';

/** An address that this document has no page for: it belongs to another language, which is another document, or to nothing. */
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

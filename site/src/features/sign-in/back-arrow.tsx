import { backFromSignIn, routeOf } from '@footlight/domain';
import { Link, useLabels } from '@footlight/ui';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import styles from './account-frame.module.css';

/** Back link of sign-in pages other than the first (SIGN-44). */
export const BackArrow = () => {
  const { t } = useLabels();
  const { addresses, origin } = useSite();
  const { pathname } = useLocation();
  const params = useParams();
  const [query] = useSearchParams();
  const back = backFromSignIn({ route: routeOf(pathname), params, from: query.get('from'), origin });
  if (back === null) return null;
  const href = back.type === 'path' ? back.path : addresses.route(back.route, back.params, back.query);
  return (
    <Link className={styles['back']} href={href} aria-label={t('goBack')}>
      <ArrowLeft size={24} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
};

import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** React Router counts its own pages in the state of the history. */
const hasPast = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Number(Reflect.get(state, 'idx')) > 0;
};

/** Leads back to where the viewer came from, which is home for who came from elsewhere. */
export const useGoBack = (): (() => void) => {
  const { addresses } = useSite();
  const navigate = useNavigate();
  return () => {
    if (hasPast()) void navigate(-1);
    else void navigate(addresses.route('home'));
  };
};

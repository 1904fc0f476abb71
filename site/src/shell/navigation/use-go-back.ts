import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';

/** React Router stores the index of its entries in the history state. */
const hasPast = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && Number(Reflect.get(state, 'idx')) > 0;
};

/** Returns to the previous page, or home if the viewer arrived from elsewhere. */
export const useGoBack = (): (() => void) => {
  const { addresses } = useSite();
  const navigate = useNavigate();
  return () => {
    if (hasPast()) void navigate(-1);
    else void navigate(addresses.route('home'));
  };
};

import type { ProfileField } from '@footlight/contract';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { useMedia } from '@footlight/ui';
import { useState } from 'react';

/** Number of fields visible above a phone's keyboard. */
const FIELDS_A_SCREEN = 3;

/** Splits a long form into several screens on phones (SIGN-47). */
export const useFormScreens = (fields: readonly ProfileField[]) => {
  const isPhone = useMedia(UP_TO_MOBILE, false);
  const [wanted, setWanted] = useState(0);
  const count = isPhone ? Math.ceil(fields.length / FIELDS_A_SCREEN) : 1;
  const at = Math.min(wanted, count - 1);
  return {
    count,
    at,
    isLast: at === count - 1,
    shown: count === 1 ? fields : fields.slice(at * FIELDS_A_SCREEN, (at + 1) * FIELDS_A_SCREEN),
    next: () => setWanted(at + 1),
    back: () => setWanted(Math.max(0, at - 1)),
  };
};

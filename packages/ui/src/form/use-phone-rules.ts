import type * as phone from '@footlight/domain/phone';
import { useEffect, useEffectEvent, useState } from 'react';

/** What `@footlight/domain/phone` holds; fetched apart, because it knows the numbers of every country. */
export type PhoneRules = typeof phone;

/**
 * The rules of phone numbers once they have come; null before, and where they do not come.
 * @param onArrival what is typed by then can be read by them
 */
export const usePhoneRules = (onArrival: (rules: PhoneRules) => void): PhoneRules | null => {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  const arrive = useEffectEvent((module: PhoneRules) => {
    setRules(() => module);
    onArrival(module);
  });
  useEffect(() => {
    let isWanted = true;
    import('@footlight/domain/phone').then(
      (module) => {
        if (isWanted) arrive(module);
      },
      // The field then takes what is typed, and the service judges it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return rules;
};

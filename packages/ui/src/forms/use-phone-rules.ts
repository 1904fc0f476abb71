import type * as phone from '@footlight/domain/phone';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The exports of `@footlight/domain/phone`; loaded separately because it contains the numbering plans of all countries.
 */
export type PhoneRules = typeof phone;

/**
 * The rules for phone numbers once they have loaded; null before that, and if loading fails.
 * @param onArrival called once they have loaded, to parse what has been typed by then
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
      // The field then accepts any text, and the service validates it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return rules;
};

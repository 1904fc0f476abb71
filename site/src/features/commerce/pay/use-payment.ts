import type { Payment } from '@footlight/contract';
import { paymentQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';

/** Polling intervals of a pending payment in milliseconds; the last one repeats. */
const LOOKS_MS = [1000, 2000, 2000, 3000, 5000] as const;
const LATER_MS = 10_000;

/** Polls a payment until it is settled. */
export const usePayment = (id: string) => {
  const { state } = useSite();
  const payment = useQuery(paymentQuery, { id });
  const status: Payment['status'] | null = payment.data?.status ?? null;
  const { renew } = state.queries.entry(paymentQuery, { id });
  const isOpen = status === 'PENDING';
  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    const look = (): void => {
      const wait = LOOKS_MS[looks] ?? LATER_MS;
      looks += 1;
      timer = setTimeout(() => void renew().finally(look), wait);
    };
    look();
    return () => clearTimeout(timer);
  }, [isOpen, renew]);
  const { data, error, retry } = payment;
  return { data, status: payment.status, error, renew, retry };
};

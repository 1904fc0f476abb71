import type { Failure } from '@footlight/state';
import { FailureNote, errorMessage } from '@footlight/ui';
import { useEffect } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { isSignedOut, type WatchlistContext } from './watchlist-context.js';

/** The error of a failed load with one action: to sign in, or to retry. */
export const LoadFailure = ({
  context,
  failure,
  words,
  onRetry,
}: {
  readonly context: WatchlistContext;
  readonly failure: Failure | null;
  readonly words: string;
  readonly onRetry: () => void;
}) => {
  const { t, callbacks, signIn } = context;
  const latest = useLatest(callbacks);
  const code = failure?.code ?? null;
  useEffect(() => {
    if (code !== null) latest.current.onError?.({ action: 'load', code });
  }, [code, latest]);
  if (failure === null) return null;
  const isOut = isSignedOut(failure.code);
  return (
    <FailureNote
      words={words}
      detail={errorMessage(failure, t)}
      action={isOut ? t('watchlistSignInNow') : t('watchlistRetry')}
      onAction={isOut ? signIn.go : onRetry}
    />
  );
};

import type { CallError } from '@footlight/state';
import { ErrorNote, errorMessage } from '@footlight/ui';
import { useEffect } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import { isSignedOut, type WatchlistContext } from './watchlist-context.js';

/** The error of a failed load with one action: to sign in, or to retry. */
export const LoadError = ({
  context,
  error,
  words,
  onRetry,
}: {
  readonly context: WatchlistContext;
  readonly error: CallError | null;
  readonly words: string;
  readonly onRetry: () => void;
}) => {
  const { t, callbacks, signIn } = context;
  const latest = useLatest(callbacks);
  const code = error?.code ?? null;
  useEffect(() => {
    if (code !== null) latest.current.onError?.({ action: 'load', code });
  }, [code, latest]);
  if (error === null) return null;
  const isOut = isSignedOut(error.code);
  return (
    <ErrorNote
      words={words}
      detail={errorMessage(error, t)}
      action={isOut ? t('watchlistSignInNow') : t('watchlistRetry')}
      onAction={isOut ? signIn.go : onRetry}
    />
  );
};

import type { PlayerLabelKey } from '@footlight/i18n';
import type { RemoteScreen } from '../../store/player-state.js';
import type { PlayerContext } from '../player-context.js';

/** What the button offers. */
export const REMOTE_LABELS: Readonly<Record<RemoteScreen['kind'], PlayerLabelKey>> = {
  airplay: 'playerAirPlay',
  cast: 'playerCast',
  remote: 'playerRemote',
};

const ERRORS: Readonly<Record<NonNullable<RemoteScreen['error']>, PlayerLabelKey>> = {
  'not-loaded': 'playerRemoteNotLoaded',
  'not-reached': 'playerRemoteNotReached',
  'not-played': 'playerRemoteNotPlayed',
};

/** What is said about another screen; null if there is nothing to say. */
export const remoteText = ({ t }: PlayerContext, { state, device, error }: RemoteScreen): string | null => {
  if (state === 'connecting') return t('playerRemoteConnecting');
  if (state === 'connected')
    return device === null ? t('playerRemoteConnected') : t('playerRemoteConnectedTo', { device });
  return error === null ? null : t(ERRORS[error]);
};

import { createTranslate, loadPlayerLazyCatalogue, type PlayerLabelKey } from '@footlight/i18n';
import type { FootlightPlayer, PlayerErrorAction } from '@footlight/player';
import type { EmbedRequest } from './embed-request.js';
import { pageAddress } from './embed-share.js';

/** Error actions that need the title's page on the site. */
const LABELS: Partial<Readonly<Record<PlayerErrorAction, PlayerLabelKey>>> = {
  'sign-in': 'playerSignIn',
  purchase: 'playerPurchase',
};

/**
 * Adds a link to the title's page on the site, in a new tab, for errors that a retry cannot fix, unless the host page
 * handles the error action itself.
 * @returns checks again whether the host page handles it
 */
export const offerPageLink = (player: FootlightPlayer, request: EmbedRequest): (() => void) => {
  const link = document.createElement('a');
  link.slot = 'error-action';
  link.className = 'way-on';
  link.target = '_blank';
  link.rel = 'noopener';

  const look = (): void => {
    const { error, id, type } = player.state;
    const label = error === null ? undefined : LABELS[error.action];
    const isTaken = error !== null && player.errorActions.split(/\s+/u).includes(error.action);
    const kind = type ?? request.kind;
    if (label === undefined || isTaken || kind === 'playlist') {
      link.remove();
      return;
    }
    if (link.isConnected) return;
    link.href = pageAddress({ id: id ?? request.id, kind }, request, location.origin);
    const language = document.documentElement.lang;
    void loadPlayerLazyCatalogue(language).then((words) => {
      if (player.state.error !== error) return;
      link.textContent = createTranslate(words, language)(label);
      player.append(link);
    });
  };
  player.addEventListener('footlight-statechange', look);
  return look;
};

import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'En direct',
  liveNowPanel: 'En direct',
  liveNowClose: 'Fermer',
  liveNowLoading: 'Chargement des directs',
  liveNowEmpty: 'Rien n’est en direct pour le moment.',
  liveNowEmptyHint: 'Les événements en direct s’affichent ici dès qu’ils commencent.',
  liveNowFailed: 'Impossible de charger les directs.',
  liveNowFailedHint: 'Nous continuons d’essayer.',
  liveNowRetry: 'Réessayer',
  liveNowChip: 'Direct',
  liveNowAiring: 'En ce moment : {{title}}',
  liveNowUntil: 'jusqu’à {{time}}',
};

import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'Ora in diretta',
  liveNowPanel: 'Ora in diretta',
  liveNowClose: 'Chiudi',
  liveNowLoading: 'Caricamento delle dirette',
  liveNowEmpty: 'In questo momento non c’è nulla in diretta.',
  liveNowEmptyHint: 'Gli eventi in diretta appaiono qui appena iniziano.',
  liveNowFailed: 'Impossibile caricare le dirette.',
  liveNowFailedHint: 'Continueremo a provare.',
  liveNowRetry: 'Riprova',
  liveNowChip: 'Diretta',
  liveNowAiring: 'Ora in onda: {{title}}',
  liveNowUntil: 'fino alle {{time}}',
};

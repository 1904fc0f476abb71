import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'Jetzt live',
  liveNowPanel: 'Jetzt live',
  liveNowClose: 'Schließen',
  liveNowLoading: 'Live-Angebot wird geladen',
  liveNowEmpty: 'Gerade ist nichts live.',
  liveNowEmptyHint: 'Live-Veranstaltungen erscheinen hier, sobald sie beginnen.',
  liveNowFailed: 'Das Live-Angebot konnte nicht geladen werden.',
  liveNowFailedHint: 'Wir versuchen es weiter.',
  liveNowRetry: 'Erneut versuchen',
  liveNowChip: 'Live',
  liveNowAiring: 'Läuft jetzt: {{title}}',
  liveNowUntil: 'bis {{time}}',
};

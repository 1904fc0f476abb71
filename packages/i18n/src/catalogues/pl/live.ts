import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'Teraz na żywo',
  liveNowPanel: 'Teraz na żywo',
  liveNowClose: 'Zamknij',
  liveNowLoading: 'Wczytywanie transmisji na żywo',
  liveNowEmpty: 'Nic nie jest teraz na żywo.',
  liveNowEmptyHint: 'Wydarzenia na żywo pojawiają się tu, gdy tylko się zaczną.',
  liveNowFailed: 'Nie udało się wczytać transmisji na żywo.',
  liveNowFailedHint: 'Będziemy próbować dalej.',
  liveNowRetry: 'Spróbuj ponownie',
  liveNowChip: 'Na żywo',
  liveNowAiring: 'Teraz: {{title}}',
  liveNowUntil: 'do {{time}}',
};

import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'Nu live',
  liveNowPanel: 'Nu live',
  liveNowClose: 'Sluiten',
  liveNowLoading: 'Laden wat live is',
  liveNowEmpty: 'Er is nu niets live.',
  liveNowEmptyHint: 'Live-evenementen verschijnen hier zodra ze beginnen.',
  liveNowFailed: 'Wat live is, kon niet worden geladen.',
  liveNowFailedHint: 'We blijven het proberen.',
  liveNowRetry: 'Opnieuw proberen',
  liveNowChip: 'Live',
  liveNowAiring: 'Nu bezig: {{title}}',
  liveNowUntil: 'tot {{time}}',
};

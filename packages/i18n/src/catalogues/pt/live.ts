import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'Em direto',
  liveNowPanel: 'Em direto agora',
  liveNowClose: 'Fechar',
  liveNowLoading: 'A carregar o que está em direto',
  liveNowEmpty: 'Não há nada em direto neste momento.',
  liveNowEmptyHint: 'Os eventos aparecem aqui assim que começam.',
  liveNowFailed: 'Não foi possível carregar os diretos.',
  liveNowFailedHint: 'O resto da página está bem. Continuamos a tentar.',
  liveNowRetry: 'Tentar de novo',
  liveNowChip: 'Direto',
  liveNowAiring: 'Agora: {{title}}',
  liveNowUntil: 'até às {{time}}',
};

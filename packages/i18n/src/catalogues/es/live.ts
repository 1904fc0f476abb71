import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'En directo',
  liveNowPanel: 'En directo ahora',
  liveNowClose: 'Cerrar',
  liveNowLoading: 'Cargando lo que hay en directo',
  liveNowEmpty: 'Ahora mismo no hay nada en directo.',
  liveNowEmptyHint: 'Los eventos aparecen aquí en cuanto empiezan.',
  liveNowFailed: 'No hemos podido cargar los directos.',
  liveNowFailedHint: 'El resto de la página funciona. Seguimos intentándolo.',
  liveNowRetry: 'Reintentar',
  liveNowChip: 'Directo',
  liveNowAiring: 'Ahora: {{title}}',
  liveNowUntil: 'hasta las {{time}}',
};

import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'Şu anda canlı',
  liveNowPanel: 'Şu anda canlı',
  liveNowClose: 'Kapat',
  liveNowLoading: 'Canlı yayınlar yükleniyor',
  liveNowEmpty: 'Şu anda canlı yayın yok.',
  liveNowEmptyHint: 'Canlı etkinlikler başladığı anda burada görünür.',
  liveNowFailed: 'Canlı yayınlar yüklenemedi.',
  liveNowFailedHint: 'Denemeye devam edeceğiz.',
  liveNowRetry: 'Yeniden dene',
  liveNowChip: 'Canlı',
  liveNowAiring: 'Şu anda: {{title}}',
  liveNowUntil: 'bitiş: {{time}}',
};

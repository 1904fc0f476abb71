import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: '지금 라이브',
  liveNowPanel: '지금 라이브',
  liveNowClose: '닫기',
  liveNowLoading: '라이브 목록을 불러오는 중',
  liveNowEmpty: '지금 라이브가 없습니다.',
  liveNowEmptyHint: '라이브 이벤트가 시작되면 바로 여기에 표시됩니다.',
  liveNowFailed: '라이브 목록을 불러오지 못했습니다.',
  liveNowFailedHint: '계속 다시 시도합니다.',
  liveNowRetry: '다시 시도',
  liveNowChip: '라이브',
  liveNowAiring: '방송 중: {{title}}',
  liveNowUntil: '{{time}}까지',
};

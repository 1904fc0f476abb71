import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: 'ライブ中',
  liveNowPanel: 'ライブ中',
  liveNowClose: '閉じる',
  liveNowLoading: 'ライブ一覧を読み込み中',
  liveNowEmpty: '現在ライブはありません。',
  liveNowEmptyHint: 'ライブイベントは始まるとすぐここに表示されます。',
  liveNowFailed: 'ライブ一覧を読み込めませんでした。',
  liveNowFailedHint: '再試行を続けます。',
  liveNowRetry: '再試行',
  liveNowChip: 'ライブ',
  liveNowAiring: '放送中：{{title}}',
  liveNowUntil: '{{time}}まで',
};

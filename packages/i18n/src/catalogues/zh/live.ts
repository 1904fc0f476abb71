import type { Translated } from '../../translate.js';
import type { live as english } from '../en/live.js';

export const live: Translated<typeof english> = {
  liveNow: '正在直播',
  liveNowPanel: '正在直播',
  liveNowClose: '关闭',
  liveNowLoading: '正在加载直播内容',
  liveNowEmpty: '目前没有直播。',
  liveNowEmptyHint: '直播活动一开始就会显示在这里。',
  liveNowFailed: '无法加载直播内容。',
  liveNowFailedHint: '我们会继续重试。',
  liveNowRetry: '重试',
  liveNowChip: '直播',
  liveNowAiring: '正在播出：{{title}}',
  liveNowUntil: '至 {{time}}',
};

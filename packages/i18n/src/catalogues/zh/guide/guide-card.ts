import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}：正在播出',
  guideCardLive: '直播',
  guideCardNow: '正在播出',
  guideCardNext: '接下来',
  guideCardLeft: '还剩 {{time}}',
  guideCardWatch: '观看',
  guideCardWatchOf: '观看{{name}}',
  guideCardDetails: '详情',
  guideCardDetailsOf: '详情：{{title}}，{{time}}',
  guideCardClose: '关闭',
  guideCardLoading: '正在加载播出内容',
  guideCardEmpty: '目前没有节目信息。',
  guideCardFailed: '无法加载播出内容。',
  guideCardFailedHint: '页面其他部分正常。',
  guideCardRetry: '重试',
  guideCardEpisode: '第 {{episode}} 集',
  guideCardSeasonEpisode: '第 {{season}} 季第 {{episode}} 集',
  guideCardNew: '新',
  guideCardPremiere: '首映',
  guideCardRepeat: '重播',
  guideCardProgress: '节目进度',
  guideCardSaid: '正在播出：{{title}}，{{time}}。',
  guideCardSaidNext: '接下来：{{title}}，{{time}}。',
  guideCardStartOver: '从头开始',
};

import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}：放送内容',
  guideCardLive: 'ライブ',
  guideCardNow: '放送中',
  guideCardNext: '次の番組',
  guideCardLeft: '残り{{time}}',
  guideCardWatch: '見る',
  guideCardWatchOf: '{{name}}を見る',
  guideCardDetails: '詳細',
  guideCardDetailsOf: '詳細：{{title}}、{{time}}',
  guideCardClose: '閉じる',
  guideCardLoading: '放送内容を読み込み中',
  guideCardEmpty: '現在、番組情報はありません。',
  guideCardFailed: '放送内容を読み込めませんでした。',
  guideCardFailedHint: 'ページのほかの部分は問題ありません。',
  guideCardRetry: '再試行',
  guideCardEpisode: '第{{episode}}話',
  guideCardSeasonEpisode: 'シーズン{{season}} 第{{episode}}話',
  guideCardNew: '新',
  guideCardPremiere: '初放送',
  guideCardRepeat: '再放送',
  guideCardProgress: '番組の進行状況',
  guideCardSaid: '放送中：{{title}}、{{time}}。',
  guideCardSaidNext: '次の番組：{{title}}、{{time}}。',
  guideCardStartOver: '最初から見る',
};

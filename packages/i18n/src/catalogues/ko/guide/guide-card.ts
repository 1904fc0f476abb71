import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: 방송 내용',
  guideCardLive: '라이브',
  guideCardNow: '방송 중',
  guideCardNext: '다음',
  guideCardLeft: '{{time}} 남음',
  guideCardWatch: '보기',
  guideCardWatchOf: '{{name}} 보기',
  guideCardDetails: '상세 정보',
  guideCardDetailsOf: '상세 정보: {{title}}, {{time}}',
  guideCardClose: '닫기',
  guideCardLoading: '방송 내용을 불러오는 중',
  guideCardEmpty: '지금은 프로그램 정보가 없습니다.',
  guideCardFailed: '방송 내용을 불러오지 못했습니다.',
  guideCardFailedHint: '페이지의 나머지는 정상입니다.',
  guideCardRetry: '다시 시도',
  guideCardEpisode: '{{episode}}화',
  guideCardSeasonEpisode: '시즌 {{season}}, {{episode}}화',
  guideCardNew: '새 방송',
  guideCardPremiere: '첫 방송',
  guideCardRepeat: '재방송',
  guideCardProgress: '프로그램 진행 상황',
  guideCardSaid: '방송 중: {{title}}, {{time}}.',
  guideCardSaidNext: '다음: {{title}}, {{time}}.',
  guideCardStartOver: '처음부터 보기',
};

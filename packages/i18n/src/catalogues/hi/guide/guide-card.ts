import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: क्या चल रहा है',
  guideCardLive: 'लाइव',
  guideCardNow: 'अभी चल रहा है',
  guideCardNext: 'इसके बाद',
  guideCardLeft: '{{time}} बाकी',
  guideCardWatch: 'देखें',
  guideCardWatchOf: '{{name}} देखें',
  guideCardDetails: 'जानकारी',
  guideCardDetailsOf: 'जानकारी: {{title}}, {{time}}',
  guideCardClose: 'बंद करें',
  guideCardLoading: 'चल रहे कार्यक्रम लोड हो रहे हैं',
  guideCardEmpty: 'अभी कार्यक्रम की जानकारी नहीं है।',
  guideCardFailed: 'चल रहे कार्यक्रम लोड नहीं हो सके।',
  guideCardFailedHint: 'पेज का बाकी हिस्सा ठीक है।',
  guideCardRetry: 'फिर कोशिश करें',
  guideCardEpisode: 'एपिसोड {{episode}}',
  guideCardSeasonEpisode: 'सीज़न {{season}}, एपिसोड {{episode}}',
  guideCardNew: 'नया',
  guideCardPremiere: 'प्रीमियर',
  guideCardRepeat: 'दोबारा',
  guideCardProgress: 'कार्यक्रम की प्रगति',
  guideCardSaid: 'अभी चल रहा है: {{title}}, {{time}}।',
  guideCardSaidNext: 'इसके बाद: {{title}}, {{time}}।',
  guideCardStartOver: 'शुरू से चलाएँ',
};

import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: yayındakiler',
  guideCardLive: 'Canlı',
  guideCardNow: 'Şu anda',
  guideCardNext: 'Sonraki',
  guideCardLeft: '{{time}} kaldı',
  guideCardWatch: 'İzle',
  guideCardWatchOf: 'İzle: {{name}}',
  guideCardDetails: 'Ayrıntılar',
  guideCardDetailsOf: 'Ayrıntılar: {{title}}, {{time}}',
  guideCardClose: 'Kapat',
  guideCardLoading: 'Yayındakiler yükleniyor',
  guideCardEmpty: 'Şu anda program bilgisi yok.',
  guideCardFailed: 'Yayındakiler yüklenemedi.',
  guideCardFailedHint: 'Sayfanın geri kalanında sorun yok.',
  guideCardRetry: 'Yeniden dene',
  guideCardEpisode: '{{episode}}. bölüm',
  guideCardSeasonEpisode: '{{season}}. sezon, {{episode}}. bölüm',
  guideCardNew: 'Yeni',
  guideCardPremiere: 'İlk gösterim',
  guideCardRepeat: 'Tekrar',
  guideCardProgress: 'Programın ilerlemesi',
  guideCardSaid: 'Şu anda: {{title}}, {{time}}.',
  guideCardSaidNext: 'Sonraki: {{title}}, {{time}}.',
  guideCardStartOver: 'Baştan başlat',
};

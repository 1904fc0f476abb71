import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: co jest teraz',
  guideCardLive: 'Na żywo',
  guideCardNow: 'Teraz',
  guideCardNext: 'Następnie',
  guideCardLeft: 'Pozostało {{time}}',
  guideCardWatch: 'Oglądaj',
  guideCardWatchOf: 'Oglądaj {{name}}',
  guideCardDetails: 'Szczegóły',
  guideCardDetailsOf: 'Szczegóły: {{title}}, {{time}}',
  guideCardClose: 'Zamknij',
  guideCardLoading: 'Wczytywanie tego, co jest teraz',
  guideCardEmpty: 'Brak informacji o programie.',
  guideCardFailed: 'Nie udało się wczytać tego, co jest teraz.',
  guideCardFailedHint: 'Reszta strony działa.',
  guideCardRetry: 'Spróbuj ponownie',
  guideCardEpisode: 'Odcinek {{episode}}',
  guideCardSeasonEpisode: 'Sezon {{season}}, odcinek {{episode}}',
  guideCardNew: 'Nowość',
  guideCardPremiere: 'Premiera',
  guideCardRepeat: 'Powtórka',
  guideCardProgress: 'Postęp programu',
  guideCardSaid: 'Teraz: {{title}}, {{time}}.',
  guideCardSaidNext: 'Następnie: {{title}}, {{time}}.',
  guideCardStartOver: 'Zacznij od początku',
};

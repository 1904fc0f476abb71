import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: das läuft',
  guideCardLive: 'Live',
  guideCardNow: 'Läuft jetzt',
  guideCardNext: 'Danach',
  guideCardLeft: 'noch {{time}}',
  guideCardWatch: 'Ansehen',
  guideCardWatchOf: '{{name}} ansehen',
  guideCardDetails: 'Details',
  guideCardDetailsOf: 'Details: {{title}}, {{time}}',
  guideCardClose: 'Schließen',
  guideCardLoading: 'Laufendes Programm wird geladen',
  guideCardEmpty: 'Zurzeit gibt es keine Programminformationen.',
  guideCardFailed: 'Das laufende Programm konnte nicht geladen werden.',
  guideCardFailedHint: 'Der Rest der Seite ist in Ordnung.',
  guideCardRetry: 'Erneut versuchen',
  guideCardEpisode: 'Folge {{episode}}',
  guideCardSeasonEpisode: 'Staffel {{season}}, Folge {{episode}}',
  guideCardNew: 'Neu',
  guideCardPremiere: 'Premiere',
  guideCardRepeat: 'Wiederholung',
  guideCardProgress: 'Fortschritt der Sendung',
  guideCardSaid: 'Läuft jetzt: {{title}}, {{time}}.',
  guideCardSaidNext: 'Danach: {{title}}, {{time}}.',
  guideCardStartOver: 'Von vorn',
};

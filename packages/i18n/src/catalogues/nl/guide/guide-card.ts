import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: wat er nu is',
  guideCardLive: 'Live',
  guideCardNow: 'Nu bezig',
  guideCardNext: 'Hierna',
  guideCardLeft: 'Nog {{time}}',
  guideCardWatch: 'Kijken',
  guideCardWatchOf: '{{name}} kijken',
  guideCardDetails: 'Details',
  guideCardDetailsOf: 'Details: {{title}}, {{time}}',
  guideCardClose: 'Sluiten',
  guideCardLoading: 'Laden wat er nu is',
  guideCardEmpty: 'Er is nu geen programma-informatie.',
  guideCardFailed: 'Wat er nu is, kon niet worden geladen.',
  guideCardFailedHint: 'De rest van de pagina werkt gewoon.',
  guideCardRetry: 'Opnieuw proberen',
  guideCardEpisode: 'Aflevering {{episode}}',
  guideCardSeasonEpisode: 'Seizoen {{season}}, aflevering {{episode}}',
  guideCardNew: 'Nieuw',
  guideCardPremiere: 'Première',
  guideCardRepeat: 'Herhaling',
  guideCardProgress: 'Voortgang van het programma',
  guideCardSaid: 'Nu bezig: {{title}}, {{time}}.',
  guideCardSaidNext: 'Hierna: {{title}}, {{time}}.',
  guideCardStartOver: 'Opnieuw beginnen',
};

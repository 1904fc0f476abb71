import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: in onda',
  guideCardLive: 'Diretta',
  guideCardNow: 'Ora in onda',
  guideCardNext: 'A seguire',
  guideCardLeft: 'Ancora {{time}}',
  guideCardWatch: 'Guarda',
  guideCardWatchOf: 'Guarda {{name}}',
  guideCardDetails: 'Dettagli',
  guideCardDetailsOf: 'Dettagli: {{title}}, {{time}}',
  guideCardClose: 'Chiudi',
  guideCardLoading: 'Caricamento dei programmi',
  guideCardEmpty: 'Al momento non ci sono informazioni sui programmi.',
  guideCardFailed: 'Impossibile caricare i programmi.',
  guideCardFailedHint: 'Il resto della pagina funziona.',
  guideCardRetry: 'Riprova',
  guideCardEpisode: 'Episodio {{episode}}',
  guideCardSeasonEpisode: 'Stagione {{season}}, episodio {{episode}}',
  guideCardNew: 'Novità',
  guideCardPremiere: 'Prima visione',
  guideCardRepeat: 'Replica',
  guideCardProgress: 'Avanzamento del programma',
  guideCardSaid: 'Ora in onda: {{title}}, {{time}}.',
  guideCardSaidNext: 'A seguire: {{title}}, {{time}}.',
  guideCardStartOver: 'Dall’inizio',
};

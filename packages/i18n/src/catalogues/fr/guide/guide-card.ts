import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}} : à l’antenne',
  guideCardLive: 'Direct',
  guideCardNow: 'En ce moment',
  guideCardNext: 'Ensuite',
  guideCardLeft: 'encore {{time}}',
  guideCardWatch: 'Regarder',
  guideCardWatchOf: 'Regarder {{name}}',
  guideCardDetails: 'Détails',
  guideCardDetailsOf: 'Détails : {{title}}, {{time}}',
  guideCardClose: 'Fermer',
  guideCardLoading: 'Chargement des programmes',
  guideCardEmpty: 'Aucune information sur les programmes pour le moment.',
  guideCardFailed: 'Impossible de charger les programmes.',
  guideCardFailedHint: 'Le reste de la page fonctionne.',
  guideCardRetry: 'Réessayer',
  guideCardEpisode: 'Épisode {{episode}}',
  guideCardSeasonEpisode: 'Saison {{season}}, épisode {{episode}}',
  guideCardNew: 'Inédit',
  guideCardPremiere: 'Avant-première',
  guideCardRepeat: 'Rediffusion',
  guideCardProgress: 'Progression du programme',
  guideCardSaid: 'En ce moment : {{title}}, {{time}}.',
  guideCardSaidNext: 'Ensuite : {{title}}, {{time}}.',
  guideCardStartOver: 'Depuis le début',
};

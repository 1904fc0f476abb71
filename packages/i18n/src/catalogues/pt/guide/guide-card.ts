import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: o que está a dar',
  guideCardLive: 'Direto',
  guideCardNow: 'Agora',
  guideCardNext: 'A seguir',
  guideCardLeft: 'Faltam {{time}}',
  guideCardWatch: 'Ver',
  guideCardWatchOf: 'Ver {{name}}',
  guideCardDetails: 'Detalhes',
  guideCardDetailsOf: 'Detalhes: {{title}}, {{time}}',
  guideCardClose: 'Fechar',
  guideCardLoading: 'A carregar a programação',
  guideCardEmpty: 'Neste momento não há nenhum programa anunciado.',
  guideCardFailed: 'Não foi possível carregar a programação.',
  guideCardFailedHint: 'O resto da página está bem.',
  guideCardRetry: 'Tentar de novo',
  guideCardEpisode: 'Episódio {{episode}}',
  guideCardSeasonEpisode: 'Temporada {{season}}, episódio {{episode}}',
  guideCardNew: 'Novo',
  guideCardPremiere: 'Estreia',
  guideCardRepeat: 'Repetição',
  guideCardProgress: 'Parte já decorrida',
  guideCardSaid: 'Agora: {{title}}, {{time}}.',
  guideCardSaidNext: 'A seguir: {{title}}, {{time}}.',
  guideCardStartOver: 'Ver do início',
};

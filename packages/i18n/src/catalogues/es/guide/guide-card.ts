import type { Translated } from '../../../translate.js';
import type { guideCard as english } from '../../en/guide/guide-card.js';

export const guideCard: Translated<typeof english> = {
  guideCardOf: '{{name}}: qué ponen',
  guideCardLive: 'Directo',
  guideCardNow: 'Ahora',
  guideCardNext: 'Después',
  guideCardLeft: 'Quedan {{time}}',
  guideCardWatch: 'Ver',
  guideCardWatchOf: 'Ver {{name}}',
  guideCardDetails: 'Detalles',
  guideCardDetailsOf: 'Detalles: {{title}}, {{time}}',
  guideCardClose: 'Cerrar',
  guideCardLoading: 'Cargando la programación',
  guideCardEmpty: 'Ahora mismo no hay ningún programa anunciado.',
  guideCardFailed: 'No hemos podido cargar la programación.',
  guideCardFailedHint: 'El resto de la página funciona.',
  guideCardRetry: 'Reintentar',
  guideCardEpisode: 'Episodio {{episode}}',
  guideCardSeasonEpisode: 'Temporada {{season}}, episodio {{episode}}',
  guideCardNew: 'Nuevo',
  guideCardPremiere: 'Estreno',
  guideCardRepeat: 'Repetición',
  guideCardProgress: 'Parte transcurrida',
  guideCardSaid: 'Ahora: {{title}}, {{time}}.',
  guideCardSaidNext: 'Después: {{title}}, {{time}}.',
  guideCardStartOver: 'Ver desde el principio',
};

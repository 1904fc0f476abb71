import type { Translated } from '../../translate.js';
import type { search as english } from '../en/search.js';

export const search: Translated<typeof english> = {
  search: 'Pesquisar',
  searchPlaceholder: 'Títulos, pessoas, temas',
  searchClear: 'Limpar a pesquisa',
  searchClose: 'Fechar a pesquisa',
  searchTitle: 'Resultados de “{{query}}”',
  searchBegin: 'O que lhe apetece ver?',
  searchFound_one: '{{count}} resultado',
  searchFound_other: '{{count}} resultados',
  searchKinds: 'Tipos de resultados',
  searchAll: 'Tudo',
  searchLive: 'Eventos em direto',
  searchVideos: 'Vídeos',
  searchPlaylists: 'Séries e listas',
  searchFilters: 'Filtros',
  searchFiltersChosen: 'Filtros: {{count}}',
  searchFiltersClear: 'Limpar os filtros',
  searchMoreOf: 'Mostrar mais: {{kind}}',
  searchPopular: 'Mais vistos agora',
  searchNothing: 'Nada encontrado para “{{query}}”',
  searchNothingText:
    'Verifique a ortografia ou tente menos palavras, mais gerais. Também se encontram pessoas e temas.',
  searchNothingFiltered: 'Nada do que foi encontrado passa estes filtros',
  searchNothingFilteredText: 'Sem eles pode haver mais.',
  searchFailed: 'A pesquisa não chegou',
  searchFacetGenre: 'Género',
  searchFacetTags: 'Temas',
  searchFacetYear: 'Ano',
  searchFacetLanguage: 'Idioma do áudio',
};

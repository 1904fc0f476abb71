import type { Translated } from '../../translate.js';
import type { search as english } from '../en/search.js';

export const search: Translated<typeof english> = {
  search: 'Buscar',
  searchPlaceholder: 'Títulos, personas, temas',
  searchClear: 'Borrar la búsqueda',
  searchClose: 'Cerrar la búsqueda',
  searchTitle: 'Resultados de «{{query}}»',
  searchBegin: '¿Qué te apetece ver?',
  searchFound_one: '{{count}} resultado',
  searchFound_other: '{{count}} resultados',
  searchKinds: 'Tipos de resultados',
  searchAll: 'Todo',
  searchLive: 'Eventos en directo',
  searchVideos: 'Vídeos',
  searchPlaylists: 'Series y listas',
  searchFilters: 'Filtros',
  searchFiltersChosen: 'Filtros: {{count}}',
  searchFiltersClear: 'Quitar los filtros',
  searchMoreOf: 'Mostrar más: {{kind}}',
  searchPopular: 'Lo más visto ahora',
  searchNothing: 'No hay nada para «{{query}}»',
  searchNothingText:
    'Revisa la ortografía o prueba con menos palabras, más generales. También se encuentran personas y temas.',
  searchNothingFiltered: 'Nada de lo encontrado pasa estos filtros',
  searchNothingFilteredText: 'Sin ellos puede que haya más.',
  searchFailed: 'La búsqueda no llegó',
  searchFacetGenre: 'Género',
  searchFacetTags: 'Temas',
  searchFacetYear: 'Año',
  searchFacetLanguage: 'Idioma del audio',
};

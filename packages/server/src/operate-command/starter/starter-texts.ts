/** Texts of a new service, in the languages that the product speaks. */
export type StarterText = Readonly<Record<'en' | 'es' | 'pt' | 'ar', string>>;

export const MENU = {
  home: { en: 'Home', es: 'Inicio', pt: 'Início', ar: 'الرئيسية' },
  films: { en: 'Films', es: 'Películas', pt: 'Filmes', ar: 'أفلام' },
  series: { en: 'Series', es: 'Series', pt: 'Séries', ar: 'مسلسلات' },
  live: { en: 'Live', es: 'En directo', pt: 'Em direto', ar: 'مباشر' },
  guide: { en: 'Guide', es: 'Guía', pt: 'Guia', ar: 'الدليل' },
} as const satisfies Record<string, StarterText>;

export const ROWS = {
  continue: { en: 'Continue watching', es: 'Seguir viendo', pt: 'Continuar a ver', ar: 'متابعة المشاهدة' },
  favourites: { en: 'Your favourites', es: 'Tus favoritos', pt: 'Os seus favoritos', ar: 'مفضلتك' },
  because: {
    en: 'Because you watched {title}',
    es: 'Porque viste {title}',
    pt: 'Porque viu {title}',
    ar: 'لأنك شاهدت {title}',
  },
  live: { en: 'Live now', es: 'Ahora en directo', pt: 'Em direto agora', ar: 'مباشر الآن' },
  upcoming: { en: 'Coming up', es: 'Próximamente', pt: 'Em breve', ar: 'قريبًا' },
  channels: { en: 'Channels', es: 'Canales', pt: 'Canais', ar: 'القنوات' },
  newest: { en: 'New', es: 'Novedades', pt: 'Novidades', ar: 'الجديد' },
  watched: { en: 'Most watched', es: 'Lo más visto', pt: 'Mais vistos', ar: 'الأكثر مشاهدة' },
  expiring: { en: 'Last chance', es: 'Última oportunidad', pt: 'Última oportunidade', ar: 'الفرصة الأخيرة' },
  films: { en: 'All films', es: 'Todas las películas', pt: 'Todos os filmes', ar: 'كل الأفلام' },
  series: { en: 'All series', es: 'Todas las series', pt: 'Todas as séries', ar: 'كل المسلسلات' },
} as const satisfies Record<string, StarterText>;

export const GENRES = {
  action: { en: 'Action', es: 'Acción', pt: 'Ação', ar: 'حركة' },
  adventure: { en: 'Adventure', es: 'Aventura', pt: 'Aventura', ar: 'مغامرة' },
  animation: { en: 'Animation', es: 'Animación', pt: 'Animação', ar: 'رسوم متحركة' },
  comedy: { en: 'Comedy', es: 'Comedia', pt: 'Comédia', ar: 'كوميديا' },
  crime: { en: 'Crime', es: 'Crimen', pt: 'Crime', ar: 'جريمة' },
  documentary: { en: 'Documentary', es: 'Documental', pt: 'Documentário', ar: 'وثائقي' },
  drama: { en: 'Drama', es: 'Drama', pt: 'Drama', ar: 'دراما' },
  family: { en: 'Family', es: 'Familiar', pt: 'Família', ar: 'عائلي' },
  fantasy: { en: 'Fantasy', es: 'Fantasía', pt: 'Fantasia', ar: 'خيال' },
  history: { en: 'History', es: 'Historia', pt: 'História', ar: 'تاريخ' },
  horror: { en: 'Horror', es: 'Terror', pt: 'Terror', ar: 'رعب' },
  music: { en: 'Music', es: 'Música', pt: 'Música', ar: 'موسيقى' },
  mystery: { en: 'Mystery', es: 'Misterio', pt: 'Mistério', ar: 'غموض' },
  romance: { en: 'Romance', es: 'Romance', pt: 'Romance', ar: 'رومانسي' },
  'science-fiction': {
    en: 'Science fiction',
    es: 'Ciencia ficción',
    pt: 'Ficção científica',
    ar: 'خيال علمي',
  },
  sport: { en: 'Sport', es: 'Deporte', pt: 'Desporto', ar: 'رياضة' },
  thriller: { en: 'Thriller', es: 'Suspense', pt: 'Thriller', ar: 'إثارة' },
  war: { en: 'War', es: 'Bélico', pt: 'Guerra', ar: 'حرب' },
  western: { en: 'Western', es: 'Wéstern', pt: 'Western', ar: 'غرب أمريكي' },
} as const satisfies Record<string, StarterText>;

export const ROLES = {
  director: { en: 'Director', es: 'Dirección', pt: 'Realização', ar: 'إخراج' },
  writer: { en: 'Writer', es: 'Guion', pt: 'Argumento', ar: 'تأليف' },
  cast: { en: 'Cast', es: 'Reparto', pt: 'Elenco', ar: 'تمثيل' },
} as const satisfies Record<string, StarterText>;

export const NUMBERED = {
  season: { en: 'Season {n}', es: 'Temporada {n}', pt: 'Temporada {n}', ar: 'الموسم {n}' },
  episode: { en: 'Episode {n}', es: 'Episodio {n}', pt: 'Episódio {n}', ar: 'الحلقة {n}' },
} as const satisfies Record<string, StarterText>;

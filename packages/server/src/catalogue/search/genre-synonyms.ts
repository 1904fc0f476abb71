/**
 * Search synonyms of genres, by the genre's id in the catalogue and by language. The label of a genre is indexed anyway
 * and therefore not repeated.
 */
const SYNONYMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: { en: 'adventure fights', es: 'aventuras', pt: 'aventura', ar: 'مغامرة أكشن' },
  comedy: { en: 'funny humor humour sitcom', es: 'humor risa', pt: 'humor engraçado', ar: 'مضحك فكاهة' },
  crime: {
    en: 'detective police murder noir',
    es: 'policíaco detectives policial',
    pt: 'policial detetive',
    ar: 'بوليسي تحقيق جرائم',
  },
  documentary: {
    en: 'docs doc docuseries factual nonfiction',
    es: 'documentales docuserie',
    pt: 'documentários docussérie',
    ar: 'وثائقيات تسجيلي',
  },
  family: {
    en: 'kids children child',
    es: 'niños infantil niñas',
    pt: 'crianças infantil',
    ar: 'أطفال للأطفال عائلة',
  },
  horror: { en: 'scary ghosts', es: 'miedo terror', pt: 'medo terror', ar: 'مخيف' },
  music: {
    en: 'musical concert concerts gig',
    es: 'concierto conciertos',
    pt: 'show concerto',
    ar: 'حفلة حفلات',
  },
  mystery: {
    en: 'detective whodunit suspense',
    es: 'detectives intriga',
    pt: 'detetive suspense',
    ar: 'لغز',
  },
  nature: { en: 'wildlife animals', es: 'animales fauna', pt: 'animais fauna', ar: 'حيوانات برية' },
  romance: { en: 'romantic love romcom', es: 'romántico amor', pt: 'romântico amor', ar: 'حب' },
  'science-fiction': {
    en: 'scifi sci fi space',
    es: 'scifi sci fi espacio',
    pt: 'scifi sci fi espaço',
    ar: 'فضاء',
  },
  sport: { en: 'sports', es: 'deportes', pt: 'esportes desporto', ar: 'رياضات' },
  thriller: { en: 'suspense', es: 'intriga thriller', pt: 'thriller', ar: 'تشويق' },
};

/** Synonyms of a genre by language; empty if it has none. */
export const genreSynonyms = (genre: string | null | undefined): readonly (readonly [string, string])[] =>
  genre === null || genre === undefined ? [] : Object.entries(SYNONYMS[genre] ?? {});

import { matchLanguage } from './languages.js';
import { createTranslate, type Translate } from './translate.js';

type EmbedLabelKey =
  | 'embedName'
  | 'embedNameOf'
  | 'embedPlay'
  | 'embedResumeFrom'
  | 'embedUnreachable'
  | 'embedRefused'
  | 'embedRetry';

const COVER_LANGUAGES = ['en', 'es', 'pt', 'ar'] as const;

/** These languages are bundled, because the labels are shown when nothing can be loaded. */
const CATALOGUES: Readonly<
  Record<(typeof COVER_LANGUAGES)[number], Readonly<Record<EmbedLabelKey, string>>>
> = {
  en: {
    embedName: 'Video player',
    embedNameOf: 'Video player: {{title}}',
    embedPlay: 'Play',
    embedResumeFrom: 'Resume from {{time}}',
    embedUnreachable: 'The player could not be reached. Check your connection.',
    embedRefused: 'This video can’t be played on this website.',
    embedRetry: 'Try again',
  },
  es: {
    embedName: 'Reproductor de vídeo',
    embedNameOf: 'Reproductor de vídeo: {{title}}',
    embedPlay: 'Reproducir',
    embedResumeFrom: 'Reanudar desde {{time}}',
    embedUnreachable: 'No se pudo abrir el reproductor. Comprueba tu conexión.',
    embedRefused: 'Este vídeo no se puede reproducir en este sitio web.',
    embedRetry: 'Reintentar',
  },
  pt: {
    embedName: 'Leitor de vídeo',
    embedNameOf: 'Leitor de vídeo: {{title}}',
    embedPlay: 'Reproduzir',
    embedResumeFrom: 'Retomar em {{time}}',
    embedUnreachable: 'Não foi possível abrir o leitor. Verifique a sua ligação.',
    embedRefused: 'Este vídeo não pode ser reproduzido neste site.',
    embedRetry: 'Tentar de novo',
  },
  ar: {
    embedName: 'مشغّل الفيديو',
    embedNameOf: 'مشغّل الفيديو: {{title}}',
    embedPlay: 'تشغيل',
    embedResumeFrom: 'متابعة من {{time}}',
    embedUnreachable: 'تعذّر الوصول إلى المشغّل. تحقّق من اتصالك.',
    embedRefused: 'لا يمكن تشغيل هذا الفيديو في هذا الموقع.',
    embedRetry: 'إعادة المحاولة',
  },
};

/** Labels shown in place of an embedded player until its frame has loaded. */
export const embedLabels = (tag: string): Translate<EmbedLabelKey> => {
  const language = matchLanguage([tag], COVER_LANGUAGES) ?? 'en';
  return createTranslate<EmbedLabelKey>(CATALOGUES[language], language);
};

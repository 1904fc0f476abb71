import type { Story } from './cues.js';

/** The last load of the year has to reach the mill before the rain does. */
export const HARVEST_RUN_STORY: Story = {
  chapters: [
    { from: 0, en: 'The last load', es: 'La última carga', pt: 'A última carga', ar: 'الحمولة الأخيرة' },
    { from: 15.36, en: 'The straight road', es: 'La recta', pt: 'A reta', ar: 'الطريق المستقيم' },
    {
      from: 30.72,
      en: 'Home by moonlight',
      es: 'A casa con la luna',
      pt: 'Para casa ao luar',
      ar: 'إلى البيت تحت القمر',
    },
  ],
  cues: [
    {
      from: 1.8,
      to: 5,
      en: 'Forty acres, one lorry, and a storm due at eight.',
      es: 'Cuarenta acres, un camión y tormenta a las ocho.',
      ar: 'أربعون فدانًا وشاحنة واحدة وعاصفة في الثامنة.',
    },
    {
      from: 5.8,
      to: 9,
      en: '“You will not make it,” said the radio.',
      es: '«No llegaréis», dijo la radio.',
      ar: '«لن تصلوا»، قالت الإذاعة.',
    },
    {
      from: 9.8,
      to: 12.2,
      en: 'Ines turned the radio off.',
      es: 'Inés apagó la radio.',
      ar: 'أطفأت إينيس الراديو.',
    },
    {
      from: 12.6,
      to: 15,
      en: 'The wheat does not listen to it either.',
      es: 'El trigo tampoco la escucha.',
      ar: 'والقمح لا يسمعها أيضًا.',
    },
    {
      from: 16.2,
      to: 19.6,
      en: 'There is one road, and it has one opinion: forward.',
      es: 'Solo hay un camino y una opinión: adelante.',
      ar: 'هناك طريق واحد وله رأي واحد: إلى الأمام.',
    },
    {
      from: 20.4,
      to: 23.4,
      en: 'She counted the poles to stay awake.',
      es: 'Contaba los postes para no dormirse.',
      ar: 'كانت تعدّ الأعمدة كي لا تنام.',
    },
    {
      from: 24.2,
      to: 27,
      en: 'Four hundred and six to the mill.',
      es: 'Cuatrocientos seis hasta el molino.',
      ar: 'أربعمئة وستة حتى المطحنة.',
    },
    {
      from: 27.6,
      to: 30.4,
      en: 'At four hundred she smelled the rain.',
      es: 'En el cuatrocientos olió la lluvia.',
      ar: 'وعند الأربعمئة شمّت رائحة المطر.',
    },
    {
      from: 31.8,
      to: 35,
      en: 'It fell a minute after the doors closed.',
      es: 'Cayó un minuto después de cerrar las puertas.',
      ar: 'وهطل بعد دقيقة من إغلاق الأبواب.',
    },
    {
      from: 35.8,
      to: 39,
      en: 'Then the clouds went, and left her the moon.',
      es: 'Luego las nubes se fueron y le dejaron la luna.',
      ar: 'ثم رحلت الغيوم وتركت لها القمر.',
    },
    {
      from: 39.8,
      to: 44,
      en: 'She drove home slowly. Nothing was late any more.',
      es: 'Volvió despacio. Ya nada llegaba tarde.',
      ar: 'عادت على مهل، فلم يعد شيء متأخرًا.',
    },
  ],
};

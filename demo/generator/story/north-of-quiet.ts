import type { Story } from './cues.js';

/** A winter in which nothing happens, beautifully. */
export const NORTH_OF_QUIET_STORY: Story = {
  chapters: [
    { from: 0, en: 'The green night', es: 'La noche verde', pt: 'A noite verde', ar: 'الليلة الخضراء' },
    { from: 15.36, en: 'The lake', es: 'El lago', pt: 'O lago', ar: 'البحيرة' },
    { from: 30.72, en: 'First sun', es: 'Primer sol', pt: 'Primeiro sol', ar: 'أول شمس' },
  ],
  cues: [
    {
      from: 2,
      to: 5.4,
      en: 'The last bus turns back forty miles south of here.',
      es: 'El último autobús da la vuelta cuarenta millas al sur.',
      ar: 'آخر حافلة تعود أدراجها على بعد أربعين ميلًا جنوبًا.',
    },
    {
      from: 6.2,
      to: 9.4,
      en: 'After that, you hear your own coat.',
      es: 'A partir de ahí, oyes tu propio abrigo.',
      ar: 'بعدها لا تسمع إلا حفيف معطفك.',
    },
    {
      from: 10.2,
      to: 14.4,
      en: 'And on some nights, people say, the sky.',
      es: 'Y algunas noches, dicen, se oye el cielo.',
      ar: 'وفي بعض الليالي، كما يُقال، تسمع السماء.',
    },
    {
      from: 16.6,
      to: 20,
      en: 'He walked out to see whether the ice would speak.',
      es: 'Salió a ver si el hielo hablaba.',
      ar: 'خرج ليرى إن كان الجليد سيتكلم.',
    },
    {
      from: 20.8,
      to: 23.8,
      en: 'It said one word, very low.',
      es: 'Dijo una palabra, muy grave.',
      ar: 'فقال كلمة واحدة بصوت خفيض.',
    },
    {
      from: 24.6,
      to: 28.8,
      en: 'He took it home, and told nobody.',
      es: 'Se la llevó a casa y no se lo contó a nadie.',
      ar: 'حملها إلى البيت ولم يخبر بها أحدًا.',
    },
    {
      from: 32,
      to: 35.2,
      en: 'On the sixty-first day the sun came back.',
      es: 'El día sesenta y uno volvió el sol.',
      ar: 'وفي اليوم الحادي والستين عادت الشمس.',
    },
    {
      from: 36,
      to: 39.2,
      en: 'It stayed for nine minutes.',
      es: 'Se quedó nueve minutos.',
      ar: 'وبقيت تسع دقائق.',
    },
    {
      from: 40,
      to: 44,
      en: 'Everyone agreed that it was plenty.',
      es: 'Todos estuvieron de acuerdo en que bastaba.',
      ar: 'واتفق الجميع على أن ذلك يكفي ويزيد.',
    },
  ],
};

import type { Story } from './cues.js';

/** A market that opens when the others close, and sells what people forgot to say. */
export const NIGHT_MARKET_STORY: Story = {
  chapters: [
    { from: 0, en: 'Opening', es: 'Apertura', pt: 'Abertura', ar: 'الافتتاح' },
    { from: 15.36, en: 'The canal', es: 'El canal', pt: 'O canal', ar: 'القناة' },
    {
      from: 30.72,
      en: 'Above the roofs',
      es: 'Sobre los tejados',
      pt: 'Acima dos telhados',
      ar: 'فوق الأسطح',
    },
  ],
  cues: [
    {
      from: 1.8,
      to: 5,
      en: 'The market opens when the last tram has gone.',
      es: 'El mercado abre cuando pasa el último tranvía.',
      ar: 'يُفتح السوق بعد رحيل آخر ترام.',
    },
    {
      from: 5.8,
      to: 8.8,
      en: 'You may buy soup, buttons, and second chances.',
      es: 'Venden sopa, botones y segundas oportunidades.',
      ar: 'تُباع فيه الشوربة والأزرار والفرص الثانية.',
    },
    {
      from: 9.6,
      to: 12.2,
      en: 'The soup is the expensive part.',
      es: 'Lo caro es la sopa.',
      ar: 'والشوربة هي الأغلى.',
    },
    {
      from: 12.6,
      to: 15,
      en: '“What will you have?” “Five more minutes.”',
      es: '—¿Qué le pongo? —Cinco minutos más.',
      ar: '«ماذا تريد؟» — «خمس دقائق أخرى».',
    },
    {
      from: 16.4,
      to: 19.6,
      en: 'By the canal they sell them by weight.',
      es: 'Junto al canal los venden al peso.',
      ar: 'عند القناة يبيعونها بالوزن.',
    },
    {
      from: 20.4,
      to: 23.6,
      en: 'Each light on the water is a thing unsaid.',
      es: 'Cada luz en el agua es algo que no se dijo.',
      ar: 'كل ضوء على الماء كلمة لم تُقل.',
    },
    {
      from: 24.4,
      to: 27,
      en: 'Push it gently, and it finds its way.',
      es: 'Empújala despacio y encuentra su camino.',
      ar: 'ادفعه برفق فيجد طريقه.',
    },
    {
      from: 27.4,
      to: 30.4,
      en: 'Under the bridge, somebody said it aloud.',
      es: 'Bajo el puente, alguien lo dijo en voz alta.',
      ar: 'وتحت الجسر قالها أحدهم بصوت مسموع.',
    },
    {
      from: 31.8,
      to: 35,
      en: 'From the roofs you can see them go.',
      es: 'Desde los tejados se las ve marchar.',
      ar: 'من فوق الأسطح تراها وهي ترحل.',
    },
    {
      from: 35.8,
      to: 39.2,
      en: 'One for every window that stayed lit.',
      es: 'Una por cada ventana que siguió encendida.',
      ar: 'واحد لكل نافذة بقيت مضاءة.',
    },
    {
      from: 40,
      to: 44,
      en: 'At dawn it is only a street again.',
      es: 'Al alba vuelve a ser solo una calle.',
      ar: 'وعند الفجر يعود مجرّد شارع.',
    },
  ],
};

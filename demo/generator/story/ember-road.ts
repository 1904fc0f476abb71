import type { Story } from './cues.js';

/** Two people, one road, a fire at the end of it. */
export const EMBER_ROAD_STORY: Story = {
  chapters: [
    { from: 0, en: 'The road', es: 'La carretera', pt: 'A estrada', ar: 'الطريق' },
    { from: 13.44, en: 'The stop', es: 'La parada', pt: 'A paragem', ar: 'التوقف' },
    { from: 19.2, en: 'The fire', es: 'El fuego', pt: 'A fogueira', ar: 'النار' },
  ],
  cues: [
    {
      from: 1.8,
      to: 4.6,
      en: 'They had agreed to talk at sundown.',
      es: 'Habían quedado en hablar al caer el sol.',
      ar: 'كانا قد اتفقا على الحديث عند الغروب.',
    },
    {
      from: 5.2,
      to: 8,
      en: 'The sun took its time.',
      es: 'El sol se tomó su tiempo.',
      ar: 'وأخذت الشمس وقتها.',
    },
    { from: 8.6, to: 11.4, en: 'So did they.', es: 'Ellos también.', ar: 'وهما كذلك.' },
    {
      from: 12,
      to: 15,
      en: 'The road has no exits for a hundred miles.',
      es: 'La carretera no tiene salida en cien millas.',
      ar: 'الطريق بلا مخرج لمئة ميل.',
    },
    { from: 16.2, to: 18.6, en: '“Well,” he said.', es: '—Bueno —dijo él.', ar: 'قال: «حسنًا».' },
    { from: 19.4, to: 21.6, en: '“Well,” she said.', es: '—Bueno —dijo ella.', ar: 'فقالت: «حسنًا».' },
    {
      from: 22.2,
      to: 25,
      en: 'The fire did the rest of the talking.',
      es: 'El resto de la charla corrió a cargo del fuego.',
      ar: 'وتولّت النار بقية الكلام.',
    },
    {
      from: 25.6,
      to: 29,
      en: 'In the morning they drove on, together.',
      es: 'Por la mañana siguieron, juntos.',
      ar: 'وفي الصباح مضيا معًا.',
    },
  ],
};

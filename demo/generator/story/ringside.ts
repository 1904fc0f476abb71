import type { Story } from './cues.js';

/** Three rounds, told from the seats. */
export const RINGSIDE_STORY: Story = {
  chapters: [
    { from: 0, en: 'The walk', es: 'La entrada', pt: 'A entrada', ar: 'الدخول' },
    { from: 15.36, en: 'The rounds', es: 'Los asaltos', pt: 'Os assaltos', ar: 'الجولات' },
    { from: 30.72, en: 'The bell', es: 'La campana', pt: 'O gongo', ar: 'الجرس' },
  ],
  cues: [
    {
      from: 1.8,
      to: 4.6,
      en: 'Good evening from ringside.',
      es: 'Buenas noches desde el ringside.',
      ar: 'مساء الخير من جانب الحلبة.',
    },
    {
      from: 5.2,
      to: 8.4,
      en: 'In gold, unbeaten in nineteen: Ruiz.',
      es: 'De dorado, invicto en diecinueve: Ruiz.',
      ar: 'بالذهبي، بلا هزيمة في تسعة عشر نزالًا: رويز.',
    },
    {
      from: 9,
      to: 12,
      en: 'In red, and in no hurry: Okafor.',
      es: 'De rojo, y sin ninguna prisa: Okafor.',
      ar: 'وبالأحمر، وبلا أي استعجال: أوكافور.',
    },
    {
      from: 12.4,
      to: 15,
      en: 'Listen to that house.',
      es: 'Escuchen esa grada.',
      ar: 'استمعوا إلى هذه المدرّجات.',
    },
    {
      from: 16.2,
      to: 19,
      en: 'He is looking for the left hand.',
      es: 'Está buscando la izquierda.',
      ar: 'إنه يبحث عن اليد اليسرى.',
    },
    {
      from: 19.6,
      to: 22.4,
      en: 'He does not have to look for long.',
      es: 'No tiene que buscar mucho.',
      ar: 'ولن يبحث طويلًا.',
    },
    {
      from: 23,
      to: 26.2,
      en: 'Oh, that landed. That landed.',
      es: '¡Esa ha entrado! ¡Ha entrado!',
      ar: 'آه، لقد أصابت. لقد أصابت.',
    },
    {
      from: 26.8,
      to: 30,
      en: 'And still he comes forward.',
      es: 'Y aun así sigue avanzando.',
      ar: 'ومع ذلك يواصل التقدّم.',
    },
    {
      from: 31.8,
      to: 34.6,
      en: 'Ten seconds. Everybody is standing.',
      es: 'Diez segundos. Todos en pie.',
      ar: 'عشر ثوانٍ. الجميع واقفون.',
    },
    {
      from: 35.4,
      to: 38.6,
      en: 'Nobody here wants the bell.',
      es: 'Aquí nadie quiere la campana.',
      ar: 'لا أحد هنا يريد سماع الجرس.',
    },
    {
      from: 39.4,
      to: 44,
      en: 'There it is. What a night. What a night.',
      es: 'Ahí está. Qué noche. Qué noche.',
      ar: 'ها هو ذا. يا لها من ليلة! يا لها من ليلة!',
    },
  ],
};

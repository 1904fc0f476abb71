/** Icons of 24 × 24 as lines, as those of lucide are. */
const FLAG = [
  ['path', { d: 'M5 22V4' }],
  ['path', { d: 'M5 4h14l-3 5 3 5H5' }],
];
const LIST = [['path', { d: 'M4 6h16M4 12h16M4 18h10' }]];

/** Words of the plugin; English for all other languages. */
const WORDS = {
  en: { add: 'Mark this moment', marks: 'Marked moments', clear: 'Forget all of them' },
  es: { add: 'Marcar este momento', marks: 'Momentos marcados', clear: 'Olvidarlos todos' },
  pt: { add: 'Marcar este momento', marks: 'Momentos marcados', clear: 'Esquecer todos' },
  ar: { add: 'وضع علامة على هذه اللحظة', marks: 'اللحظات المحددة', clear: 'نسيانها كلها' },
};
const wordsFor = ({ language }) => WORDS[language.split('-')[0]] ?? WORDS.en;

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * A plugin that marks moments of a video: a button, a page of the settings, and the commands `bookmarks.add` and
 * `bookmarks.clear`.
 * @param changed is called with the marked seconds of the current video
 */
export const createBookmarks = (changed = () => {}) => ({
  name: 'bookmarks',
  start(player) {
    /** By the id of the video. */
    const marksOf = new Map();
    const marks = () => marksOf.get(player.state.id) ?? [];
    const set = (next) => {
      marksOf.set(player.state.id, next);
      player.refresh();
      changed(next);
    };

    player.addCommand('add', () => {
      const now = Math.floor(player.state.currentTime);
      if (!marks().includes(now)) set([...marks(), now].sort((one, other) => one - other));
      return marks();
    });
    player.addCommand('clear', () => set([]));

    player.addButton({
      look: (words) => (player.state.status === 'ready' ? { icon: FLAG, label: wordsFor(words).add } : null),
      choose: () => player.element.execute('bookmarks.add', {}),
    });

    player.addSetting({
      row: (words) =>
        marks().length === 0
          ? null
          : { icon: LIST, label: wordsFor(words).marks, value: String(marks().length) },
      choices: (words) => [
        ...marks().map((seconds) => ({
          id: String(seconds),
          label: clock(seconds),
          choose: () => player.element.seek({ to: seconds }),
        })),
        {
          id: 'clear',
          label: wordsFor(words).clear,
          choose: () => player.element.execute('bookmarks.clear', {}),
        },
      ],
    });

    // B marks the moment as well, as long as the plugin lives.
    player.element.addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() === 'b' && !event.ctrlKey && !event.metaKey && !event.altKey)
          player.element.execute('bookmarks.add', {});
      },
      { signal: player.signal },
    );
    player.watch(
      ({ id }) => id,
      () => changed(marks()),
    );
  },
});

const PLAYER = String.raw`/player/src/`;
const within = (folder, ...modules) => new RegExp(`${folder}(?:${modules.join('|')})\\.ts$`, 'u');

/**
 * Modules that would otherwise be chunks of less than a kilobyte, because several chunks share them or because each is
 * loaded by itself: a request costs more than the bytes of its group that are not needed.
 * @type {readonly (readonly [name: string, modules: RegExp])[]}
 */
const GROUPS = [
  [
    'cue-files',
    within(
      '/src/',
      'text/(?:web-vtt|cue-settings|cue-region|read-cue-file|text-encoding)',
      'media/network/fetch-cue-file',
    ),
  ],
  // Captions as other formats than WebVTT write them.
  [
    'other-captions',
    within(PLAYER, 'text/(?:styled-text|sub-rip-tags|sub-station(?:-style|-tags)?|ttml(?:-area|-time)?|xml)'),
  ],
  ['ad-schedules', within(PLAYER, 'ads/(?:ad-offset|scheduled-unit|vmap)')],
  // What the first requests and the core share.
  [
    'early-shared',
    within(
      PLAYER,
      '.*/picture-tiles',
      'text/has-ttml',
      'media/engine/data-saver',
      'media/fast-start/(?:playlist-lines|attribute-list)',
    ),
  ],
  [
    'drm',
    within(
      PLAYER,
      'media/drm/(?:drm|drm-support|fairplay|key-system-fetch|requirements)',
      'media/hls/(?:given-certificates|hls-protection)',
    ),
  ],
  [
    'lazy-shared',
    new RegExp(
      `${within(PLAYER, 'base/own-words', 'captions/native-cue', 'commands/(?:choice|later|list|panel|screen)-commands', 'commands/playback-stats', 'media/display/remote-prompt', 'store/track-choice', 'source/saved-positions', 'controls/sheets/share').source}|/lock-keyhole\\.mjs$|node_modules/lit-html/directives/(?:live|repeat)\\.js$`,
      'u',
    ),
  ],
  ['listed-video', within(PLAYER, 'session/listed-video', 'session/start-wait')],
  [
    'mp4',
    within(PLAYER, 'media/mp4/boxes', 'media/mp4/picture-track', 'media/mp4/samples', 'media/mp4/wvtt'),
  ],
  // Captions within the video that no engine decodes.
  [
    'cea-708',
    new RegExp(
      String.raw`${within(PLAYER, 'media/dash/(?:accessibility|dash)-services', 'media/hls/captions/hls-services', 'media/mp4/caption-data', 'text/cea-708').source}|/node_modules/mux\.js/`,
      'u',
    ),
  ],
  // The player's first words in all languages of the product but English, and where those of the others are.
  [
    'player-languages',
    within('/i18n/src/', 'loading/player-languages', 'catalogues/(?:ar|es|pt)/playback/player'),
  ],
];

const SMALL_LABELS =
  /\/i18n\/src\/catalogues\/(?:(?<first>ar|en|es|pt)\/(?:guide\/guide-card|playback\/multi-view)|(?!en\/)(?<more>[\w-]+)\/playback\/(?:multi-view|player))\.ts$/u;

/** The name of the chunk that a module shares with others of its group; undefined if it is in none. @param {string} id */
export const groupOf = (id) => {
  const { first, more } = SMALL_LABELS.exec(id)?.groups ?? {};
  const language = first ?? more;
  return (
    GROUPS.find(([, modules]) => modules.test(id))?.[0] ??
    (language === undefined ? undefined : `labels-${language}`)
  );
};

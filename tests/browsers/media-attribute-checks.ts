import type { MediaCheck, MediaTools } from './media-tools.js';

declare const mediaTools: MediaTools;

/** Attributes, values and exceptions. @see https://html.spec.whatwg.org/multipage/media.html */
export const ATTRIBUTE_CHECKS: readonly MediaCheck[] = [
  {
    name: 'src and poster reflect addresses',
    run: () => {
      const media = mediaTools.make();
      const none = [media.src, media.poster, media.getAttribute('src')];
      media.poster = 'picture.jpg';
      media.setAttribute('src', 'a b.mp4');
      const read = [media.src, media.poster].map((address) => address.replace(location.href, ''));
      const written = [media.getAttribute('src'), media.getAttribute('poster')];
      media.removeAttribute('src');
      return [none, read, written, media.src];
    },
    result: [['', '', null], ['a%20b.mp4', 'picture.jpg'], ['a b.mp4', 'picture.jpg'], ''],
  },
  {
    name: 'flags reflect',
    run: () => {
      const media = mediaTools.make();
      const flags = { autoplay: 'autoplay', loop: 'loop', playsInline: 'playsinline', defaultMuted: 'muted' };
      return Object.entries(flags).map(([name, attribute]) => {
        const values = [Reflect.get(media, name)];
        Reflect.set(media, name, true);
        values.push(media.getAttribute(attribute));
        Reflect.set(media, name, false);
        values.push(media.hasAttribute(attribute));
        media.setAttribute(attribute, '');
        values.push(Reflect.get(media, name));
        return values;
      });
    },
    result: [
      [false, '', false, true],
      [false, '', false, true],
      [false, '', false, true],
      [false, '', false, true],
    ],
  },
  {
    name: 'preload reflects its keywords',
    run: () => {
      const media = mediaTools.make();
      const words = ['none', 'metadata', 'auto'] as const;
      const written = words.map((word) => {
        media.preload = word;
        return [media.getAttribute('preload'), media.preload];
      });
      media.setAttribute('preload', 'NONE');
      const upper = media.preload;
      media.setAttribute('preload', '');
      const empty = media.preload;
      media.setAttribute('preload', 'bogus');
      return [written, upper, empty, media.preload, media.getAttribute('preload')];
    },
    result: [
      [
        ['none', 'none'],
        ['metadata', 'metadata'],
        ['auto', 'auto'],
      ],
      'none',
      'auto',
      'metadata',
      'bogus',
    ],
    // The default is the browser's.
    native: false,
  },
  {
    name: 'crossOrigin reflects its keywords',
    run: () => {
      const media = mediaTools.make();
      const values: (string | null)[] = [media.crossOrigin];
      for (const text of ['', 'anonymous', 'use-credentials', 'USE-CREDENTIALS', 'other']) {
        media.setAttribute('crossorigin', text);
        values.push(media.crossOrigin);
      }
      media.crossOrigin = null;
      return [values, media.hasAttribute('crossorigin')];
    },
    result: [[null, 'anonymous', 'anonymous', 'use-credentials', 'use-credentials', 'anonymous'], false],
  },
  {
    name: 'width and height reflect numbers',
    run: () => {
      const media = mediaTools.make({ width: 320 });
      const values = [media.getAttribute('width'), media.width, media.height];
      for (const text of ['12px', '-3', 'wide']) {
        media.setAttribute('height', text);
        values.push(media.height);
      }
      return values;
    },
    result: ['320', 320, 0, 12, 0, 0],
  },
  {
    name: 'an element without a source is empty',
    run: () => {
      const media = mediaTools.make();
      const { currentSrc, networkState, readyState, paused, ended, seeking, error, duration } = media;
      const { buffered, played, seekable, textTracks, currentTime, srcObject } = media;
      const lengths = [buffered, played, seekable, textTracks].map(({ length }) => length);
      return [
        currentSrc,
        networkState,
        readyState,
        paused,
        ended,
        seeking,
        error,
        String(duration),
        lengths,
        currentTime,
        srcObject,
      ];
    },
    result: ['', 0, 0, true, false, false, null, 'NaN', [0, 0, 0, 0], 0, null],
  },
  {
    name: 'the constants',
    run: () => {
      const media = mediaTools.make();
      return [
        [media.NETWORK_EMPTY, media.NETWORK_IDLE, media.NETWORK_LOADING, media.NETWORK_NO_SOURCE],
        [media.HAVE_NOTHING, media.HAVE_METADATA, media.HAVE_CURRENT_DATA, media.HAVE_FUTURE_DATA],
        media.HAVE_ENOUGH_DATA,
      ];
    },
    result: [[0, 1, 2, 3], [0, 1, 2, 3], 4],
  },
  {
    name: 'every member of a video element of this browser',
    run: () => {
      const media = mediaTools.make();
      const names = [HTMLVideoElement.prototype, HTMLMediaElement.prototype].flatMap((prototype) =>
        Object.getOwnPropertyNames(prototype),
      );
      return names.filter((name) => !(name in media));
    },
    result: [],
  },
  {
    name: 'canPlayType answers for types',
    run: () => {
      const media = mediaTools.make();
      const types = ['video/mp4; codecs="avc1.42E01E"', 'video/x-nothing', 'application/octet-stream', ''];
      return types.map((type) => media.canPlayType(type));
    },
    result: ['probably', '', '', ''],
  },
  {
    name: 'volume and muted keep their values, and are reported',
    run: async () => {
      const media = mediaTools.make();
      const events = mediaTools.listen(media, ['volumechange']);
      // It was made muted.
      await mediaTools.until(() => events.length === 1);
      media.volume = 0.25;
      const count = await mediaTools.until(() => events.length === 2);
      media.muted = false;
      media.muted = false;
      await mediaTools.until(() => events.length === 3);
      return [media.volume, media.muted, count, events.length, media.hasAttribute('muted')];
    },
    result: [0.25, false, true, 3, false],
  },
  {
    name: 'invalid volumes are refused',
    run: () => {
      const media = mediaTools.make({ volume: 0.5 });
      const values = [-0.1, 1.1, 50, Number.NaN, Infinity, 'loud'];
      return [
        values.map((value) => mediaTools.thrown(() => Reflect.set(media, 'volume', value))),
        media.volume,
      ];
    },
    result: [
      ['IndexSizeError', 'IndexSizeError', 'IndexSizeError', 'TypeError', 'TypeError', 'TypeError'],
      0.5,
    ],
  },
  {
    name: 'invalid times and rates are refused',
    run: () => {
      const media = mediaTools.make();
      const set = (name: string, value: unknown) => mediaTools.thrown(() => Reflect.set(media, name, value));
      return [
        set('currentTime', Number.NaN),
        set('currentTime', Infinity),
        set('playbackRate', Number.NaN),
        set('defaultPlaybackRate', Infinity),
        media.currentTime,
        media.playbackRate,
      ];
    },
    result: ['TypeError', 'TypeError', 'TypeError', 'TypeError', 0, 1],
  },
  {
    name: 'rates that cannot be played are refused',
    run: () => {
      const media = mediaTools.make();
      return [-1, -100, 0.01, 17, 100].map((rate) => mediaTools.thrown(() => (media.playbackRate = rate)));
    },
    result: [
      'NotSupportedError',
      'NotSupportedError',
      'NotSupportedError',
      'NotSupportedError',
      'NotSupportedError',
    ],
    native: false,
  },
  {
    name: 'rates are kept and reported before there is a video',
    run: async () => {
      const media = mediaTools.make();
      const events = mediaTools.listen(media, ['ratechange']);
      const rates = [0.0625, 3, 16, 0].map((rate) => {
        media.playbackRate = rate;
        return media.playbackRate;
      });
      media.defaultPlaybackRate = 2;
      return [rates, await mediaTools.until(() => events.length > 0), media.defaultPlaybackRate];
    },
    result: [[0.0625, 3, 16, 0], true, 2],
  },
  {
    name: 'addTextTrack adds a hidden track',
    run: async () => {
      const media = mediaTools.make();
      const { textTracks } = media;
      const events = mediaTools.listen(textTracks, ['addtrack']);
      const track = media.addTextTrack('subtitles', 'Deutsch', 'de');
      const { kind, label, language, mode } = track;
      const bad = [undefined, null, 'foo'].map((value) =>
        mediaTools.thrown(() => media.addTextTrack(value as unknown as TextTrackKind)),
      );
      track.addCue(new VTTCue(0, 4, 'Hallo'));
      await mediaTools.until(() => events.length > 0);
      return [
        [kind, label, language, mode],
        bad,
        textTracks[0] === track,
        textTracks === media.textTracks,
        textTracks instanceof TextTrackList,
        track.cues?.length,
        events,
      ];
    },
    result: [
      ['subtitles', 'Deutsch', 'de', 'hidden'],
      ['TypeError', 'TypeError', 'TypeError'],
      true,
      true,
      true,
      1,
      ['addtrack'],
    ],
  },
  {
    name: '<track> children are in the list at once, and leave it',
    run: () => {
      const track =
        '<track id="one" kind="captions" srclang="en" label="English" src="lantern-coast/subtitles/en.vtt">';
      const media = mediaTools.make({}, `${track}<track kind="metadata" label="more">`);
      const lengths = [media.textTracks.length];
      const [first] = media.textTracks;
      const read = [
        first?.kind,
        first?.language,
        first?.label,
        media.textTracks.getTrackById('one') === first,
      ];
      media.querySelector('track')?.remove();
      void media.textTracks;
      lengths.push(media.textTracks.length);
      return [lengths, read];
    },
    result: [
      [2, 1],
      ['captions', 'en', 'English', true],
    ],
  },
  {
    name: 'event handlers of media elements',
    run: () => {
      const media = mediaTools.make();
      let calls = 0;
      const handle = (): void => void (calls += 1);
      media.onencrypted = handle;
      media.dispatchEvent(new Event('encrypted'));
      const read = media.onencrypted === handle;
      media.onencrypted = null;
      media.dispatchEvent(new Event('encrypted'));
      return [read, calls, media.onwaitingforkey];
    },
    result: [true, 1, null],
  },
  {
    name: 'srcObject takes streams only',
    run: () => {
      const media = mediaTools.make();
      return [mediaTools.thrown(() => Reflect.set(media, 'srcObject', {})), media.srcObject];
    },
    result: ['TypeError', null],
  },
];

import type { MediaCheck, MediaTools } from './media-tools.js';

declare const mediaTools: MediaTools;

/** Loading, playing, seeking, errors. @see https://html.spec.whatwg.org/multipage/media.html */
export const PLAYBACK_CHECKS: readonly MediaCheck[] = [
  {
    name: 'currentTime before there is a video is where it will start',
    run: async () => {
      const media = mediaTools.make();
      media.currentTime = 12;
      const before = media.currentTime;
      Object.assign(media, { preload: 'auto', src: mediaTools.film });
      await mediaTools.until(() => media.readyState > 1 && !media.seeking);
      return [before, Math.round(media.currentTime)];
    },
    result: [12, 12],
  },
  {
    name: 'a source loads with its events in order',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto' });
      const names = ['loadstart', 'durationchange', 'loadedmetadata', 'loadeddata', 'canplay'];
      const events = mediaTools.listen(media, names);
      media.src = mediaTools.film;
      const { networkState } = media;
      await mediaTools.until(() => events.includes('canplay'));
      const { videoWidth, videoHeight, duration, paused, currentSrc } = media;
      const first = names.filter((name) => events.includes(name));
      const inOrder = [...new Set(events)].join() === first.join();
      return [
        networkState,
        inOrder,
        first.length,
        [videoWidth, videoHeight],
        duration.toFixed(2),
        paused,
        currentSrc === media.src && media.readyState >= media.HAVE_CURRENT_DATA,
        media.seekable.end(0).toFixed(2),
      ];
    },
    result: [3, true, 5, [320, 180], '92.16', true, true, '92.16'],
  },
  {
    name: 'play() directly after src',
    run: async () => {
      const media = mediaTools.make();
      const events = mediaTools.listen(media, ['play', 'playing', 'pause']);
      media.src = mediaTools.film;
      const played = media.play();
      const { paused } = media;
      const name = await mediaTools.rejected(played);
      const seen = [...events];
      return [paused, name, seen, media.paused, await mediaTools.until(() => media.currentTime > 0)];
    },
    result: [false, 'none', ['play', 'playing'], false, true],
  },
  {
    name: 'play() before there is a source waits for one',
    run: async () => {
      const media = mediaTools.make();
      const events = mediaTools.listen(media, ['play', 'playing']);
      const played = mediaTools.rejected(media.play());
      const { paused } = media;
      await mediaTools.until(() => events.includes('play'));
      media.src = mediaTools.film;
      return [paused, await played, events];
    },
    result: [false, 'none', ['play', 'playing']],
  },
  {
    name: 'pause() rejects a play() that waits, and both are reported',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      const events = mediaTools.listen(media, ['play', 'pause']);
      const played = mediaTools.rejected(media.play());
      void media.pause();
      const { paused } = media;
      const name = await played;
      await mediaTools.until(() => events.includes('pause'));
      return [paused, name, events];
    },
    result: [true, 'AbortError', ['play', 'pause']],
  },
  {
    name: 'pause() takes effect at once',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      await media.play();
      const events = mediaTools.listen(media, ['pause', 'timeupdate']);
      void media.pause();
      const { paused } = media;
      await mediaTools.until(() => events.includes('pause'));
      return [paused, events.filter((name) => name === 'pause').length, media.paused];
    },
    result: [true, 1, true],
  },
  {
    name: 'load() rejects a play() that waits',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      const played = mediaTools.rejected(media.play());
      void media.load();
      return played;
    },
    result: 'AbortError',
  },
  {
    name: 'load() empties the element and loads again without playing',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film, preload: 'auto' });
      await media.play();
      await mediaTools.until(() => media.currentTime > 0.2);
      const names = ['abort', 'emptied', 'loadstart', 'loadedmetadata', 'loadeddata'];
      const events = mediaTools.listen(media, names);
      void media.load();
      await mediaTools.until(() => events.includes('loadeddata'));
      return [[...new Set(events)], media.paused, media.currentTime];
    },
    result: [['abort', 'emptied', 'loadstart', 'loadedmetadata', 'loadeddata'], true, 0],
  },
  {
    name: 'seeking is told at once and reported',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film, preload: 'auto' });
      await mediaTools.until(() => media.readyState > 1);
      const events = mediaTools.listen(media, ['seeking', 'seeked']);
      media.currentTime = 30;
      const told = [media.seeking, media.currentTime];
      await mediaTools.until(() => events.includes('seeked'));
      return [told, events, media.seeking, Math.round(media.currentTime)];
    },
    result: [[true, 30], ['seeking', 'seeked'], false, 30],
  },
  {
    name: 'seeking beyond the ends stops at them',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film, preload: 'auto' });
      await mediaTools.until(() => media.readyState > 1);
      media.currentTime = Number.MAX_VALUE;
      const { seeking } = media;
      await mediaTools.until(() => !media.seeking);
      const end = Math.abs(media.currentTime - media.duration) < 0.1;
      media.currentTime = -10;
      await mediaTools.until(() => !media.seeking);
      return [seeking, end, media.currentTime];
    },
    result: [true, true, 0],
  },
  {
    name: 'the end, and playing from the start again',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film, preload: 'auto' });
      const events = mediaTools.listen(media, ['ended']);
      await media.play();
      media.currentTime = 91.8;
      await mediaTools.until(() => events.length > 0);
      const { ended } = media;
      await media.play();
      return [ended, await mediaTools.until(() => !media.ended && media.currentTime < 60)];
    },
    result: [true, true],
  },
  {
    name: 'autoplay plays, and looping does not end',
    run: async () => {
      const media = mediaTools.make({ autoplay: true, loop: true, src: mediaTools.film });
      const events = mediaTools.listen(media, ['play', 'playing', 'ended']);
      await mediaTools.until(() => events.includes('playing'));
      media.currentTime = 91.8;
      await mediaTools.until(() => !media.seeking && media.currentTime < 60);
      return [media.paused, media.ended, [...new Set(events)]];
    },
    result: [false, false, ['play', 'playing']],
  },
  {
    name: 'rates up to 16 play',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      await media.play();
      media.playbackRate = 8;
      const from = media.currentTime;
      return [media.playbackRate, await mediaTools.until(() => media.currentTime > from + 2)];
    },
    result: [8, true],
  },
  {
    name: 'a missing file is an error that is not supported',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto' });
      const events = mediaTools.listen(media, ['error']);
      media.src = 'no-such-film.mp4';
      const name = await mediaTools.rejected(media.play());
      await mediaTools.until(() => media.error !== null);
      const { error } = media;
      return [
        name,
        error instanceof MediaError,
        error?.code,
        error?.MEDIA_ERR_SRC_NOT_SUPPORTED,
        events,
        media.networkState,
        media.error === error,
      ];
    },
    result: ['NotSupportedError', true, 4, 4, ['error'], 3, true],
  },
  {
    name: 'an empty src is an error, too',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto' });
      const events = mediaTools.listen(media, ['error']);
      media.setAttribute('src', '');
      await mediaTools.until(() => events.length > 0);
      return [events, media.error?.code];
    },
    result: [['error'], 4],
  },
  {
    name: 'another src after an error plays',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto', src: 'no-such-film.mp4' });
      await mediaTools.until(() => media.error !== null);
      media.src = mediaTools.film;
      return [await mediaTools.rejected(media.play()), media.error];
    },
    result: ['none', null],
  },
  {
    name: '<source> children are tried in order',
    run: async () => {
      const sources = [
        'src="no-such-film.mp4"',
        'src="x" type="video/x-nothing"',
        `src="${mediaTools.film}" type="video/mp4"`,
      ];
      const media = mediaTools.make({ preload: 'auto' });
      const failed: number[] = [];
      for (const [index, attributes] of sources.entries()) {
        const [name, ...others] = attributes.split(' ');
        const source = document.createElement('source');
        for (const attribute of [name ?? '', ...others]) {
          const [key = '', value = ''] = attribute.split('=');
          source.setAttribute(key, value.replaceAll('"', ''));
        }
        source.addEventListener('error', () => failed.push(index));
        media.append(source);
      }
      const events = mediaTools.listen(media, ['error']);
      const loaded = await mediaTools.until(() => media.readyState > 1);
      return [
        loaded,
        failed.toSorted((one, other) => one - other),
        events,
        media.src,
        media.currentSrc.endsWith(mediaTools.film),
      ];
    },
    result: [true, [0, 1], [], '', true],
  },
  {
    name: 'an element that is not in a page plays',
    run: async () => {
      const media = mediaTools.make().cloneNode() as ReturnType<typeof mediaTools.make>;
      Object.assign(media, { muted: true, preload: 'auto', src: mediaTools.film });
      const loaded = await mediaTools.until(() => media.readyState > 1);
      const name = await mediaTools.rejected(media.play());
      void media.pause();
      return [loaded, name];
    },
    result: [true, 'none'],
  },
  {
    name: 'srcObject plays a stream',
    run: async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, 10, 10);
      const drawn = setInterval(() => context?.fillRect(0, 0, 10, 10), 50);
      const stream = canvas.captureStream(10);
      const media = mediaTools.make({ preload: 'auto' });
      media.srcObject = stream;
      const name = await mediaTools.rejected(media.play());
      const read = [media.srcObject === stream, media.currentSrc, media.videoWidth];
      clearInterval(drawn);
      media.srcObject = null;
      return [name, read, await mediaTools.until(() => media.readyState === 0)];
    },
    result: ['none', [true, '', 300], true],
  },
  {
    name: 'a showing track has cues and active cues',
    run: async () => {
      const media = mediaTools.make(
        { preload: 'auto', src: mediaTools.film },
        '<track default kind="subtitles" srclang="en" label="English" src="lantern-coast/subtitles/en.vtt">',
      );
      const [track] = media.textTracks;
      await mediaTools.until(
        () => track?.mode === 'showing' && (track.cues?.length ?? 0) > 1 && media.readyState > 1,
      );
      const cue = track?.cues?.[0];
      const events = mediaTools.listen(track ?? media, ['cuechange']);
      media.currentTime = (cue?.startTime ?? 0) + 0.1;
      const isActive = await mediaTools.until(() => track?.activeCues?.[0] === cue && cue !== undefined);
      return [track?.mode, isActive, await mediaTools.until(() => events.length > 0)];
    },
    result: ['showing', true, true],
  },
  {
    name: 'load() reports that it is emptied, and the time that it leaves',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto', src: mediaTools.film });
      await mediaTools.until(() => media.readyState > 1);
      media.currentTime = 4;
      await mediaTools.until(() => !media.seeking && media.currentTime === 4);
      const events = mediaTools.listen(media, ['emptied', 'timeupdate']);
      void media.load();
      await mediaTools.until(() => events.includes('timeupdate') && events.includes('emptied'));
      return [events.toSorted(), media.currentTime];
    },
    result: [['emptied', 'timeupdate'], 0],
  },
  {
    name: 'another src empties the element and begins at 0',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto', src: mediaTools.film });
      await mediaTools.until(() => media.readyState > 1);
      media.currentTime = 4;
      await mediaTools.until(() => !media.seeking && media.currentTime === 4);
      const events = mediaTools.listen(media, ['emptied']);
      media.src = `${mediaTools.film}?again`;
      const isEmptied = await mediaTools.until(() => events.length > 0);
      await mediaTools.until(() => media.readyState > 1);
      return [isEmptied, media.currentTime, media.currentSrc.endsWith('?again')];
    },
    result: [true, 0, true],
  },
  {
    name: 'another src while it plays, and play() directly after it',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      await media.play();
      media.src = `${mediaTools.film}?again`;
      const name = await mediaTools.rejected(media.play());
      return [name, media.paused, media.currentSrc.endsWith('?again')];
    },
    result: ['none', false, true],
  },
  {
    name: 'another src pauses at once, and play() after it plays it',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      await media.play();
      media.src = `${mediaTools.film}?other`;
      const { paused } = media;
      const events = mediaTools.listen(media, ['play', 'playing', 'pause']);
      const name = await mediaTools.rejected(media.play());
      await mediaTools.until(() => media.currentTime > 0);
      return [paused, name, events, media.currentSrc.endsWith('?other')];
    },
    result: [true, 'none', ['play', 'playing'], true],
  },
  {
    name: 'another src rejects a play() that has not begun, and a second play() plays it',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      const first = mediaTools.rejected(media.play());
      media.src = `${mediaTools.film}?other`;
      const { paused } = media;
      const second = mediaTools.rejected(media.play());
      return [paused, await first, await second, media.currentSrc.endsWith('?other')];
    },
    result: [true, 'AbortError', 'none', true],
  },
  {
    name: 'currentSrc stays that of the last source',
    run: async () => {
      const media = mediaTools.make({ preload: 'auto' });
      const events = mediaTools.listen(media, ['loadstart']);
      media.src = mediaTools.film;
      await mediaTools.until(() => events.length > 0);
      media.removeAttribute('src');
      const atOnce = media.currentSrc;
      await mediaTools.until(() => media.networkState !== media.NETWORK_LOADING);
      return [atOnce.endsWith(mediaTools.film), media.currentSrc === atOnce, events.length];
    },
    result: [true, true, 1],
  },
  {
    name: 'a <source> child without an address waits for others',
    run: () => {
      const media = mediaTools.make();
      const before = media.networkState;
      media.append(document.createElement('source'));
      return [before, media.networkState];
    },
    result: [0, 3],
  },
  {
    name: 'it plays on while it is moved, and stays paused once it has left the page',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      await media.play();
      const events = mediaTools.listen(media, ['pause']);
      const box = document.createElement('div');
      document.querySelector('main')?.append(box);
      box.append(media);
      const from = media.currentTime;
      const isMoving = await mediaTools.until(() => media.currentTime > from);
      const moved = [events.length, media.paused];
      media.remove();
      await mediaTools.until(() => events.length > 0);
      box.append(media);
      return [isMoving, moved, media.paused, events.length];
    },
    result: [true, [0, false], true, 1],
  },
  {
    name: 'a cue that pauses at its end',
    run: async () => {
      const media = mediaTools.make({ src: mediaTools.film });
      const track = media.addTextTrack('metadata');
      const cue = new VTTCue(0, 0.4, 'x');
      cue.pauseOnExit = true;
      track.addCue(cue);
      const events = mediaTools.listen(media, ['pause']);
      await media.play();
      return [await mediaTools.until(() => events.length > 0), media.paused, media.currentTime < 60];
    },
    result: [true, true, true],
  },
];

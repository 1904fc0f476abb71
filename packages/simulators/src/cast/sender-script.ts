/** Requests to the device, by their ids. */
const CHANNEL = `
  const answers = new Map();
  let lastRequest = 0;
  let session = null;
  let options = {};

  class Listeners {
    constructor() { this.byType = new Map(); }
    addEventListener(type, listener) {
      if (!this.byType.has(type)) this.byType.set(type, new Set());
      this.byType.get(type).add(listener);
    }
    removeEventListener(type, listener) { this.byType.get(type)?.delete(listener); }
    emit(event) { for (const listener of [...(this.byType.get(event.type) ?? [])]) listener(event); }
  }

  const ask = (message) => new Promise((resolve, reject) => {
    const requestId = ++lastRequest;
    answers.set(requestId, { resolve, reject });
    fetch(base + '/messages', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...message, requestId }),
    }).then((response) => { if (!response.ok) reject('channel_error'); }, () => reject('channel_error'));
  });
  const call = (message) => (request, done, failed) => void ask(message(request)).then(() => done?.(), (code) => failed?.({ code }));
`;

/** `chrome.cast.media.Media` and `cast.framework.CastSession` */
const SESSION = `
  class Media {
    constructor(status) {
      this.listeners = new Set();
      this.take(status);
    }
    take(status) {
      const { media, ...fields } = status;
      Object.assign(this, { idleReason: null, liveSeekableRange: null }, fields, { takenAt: Date.now() });
      if (media !== null) this.media = media;
      for (const listener of [...this.listeners]) listener(this.playerState !== 'IDLE');
    }
    getEstimatedTime() {
      if (this.playerState !== 'PLAYING') return this.currentTime;
      const time = this.currentTime + ((Date.now() - this.takenAt) / 1000) * this.playbackRate;
      return this.media.duration > 0 ? Math.min(time, this.media.duration) : time;
    }
    addUpdateListener(listener) { this.listeners.add(listener); }
    removeUpdateListener(listener) { this.listeners.delete(listener); }
    #message(type, fields = {}) { return { type, mediaSessionId: this.mediaSessionId, ...fields }; }
    play(...given) { call(() => this.#message('PLAY'))(...given); }
    pause(...given) { call(() => this.#message('PAUSE'))(...given); }
    stop(...given) { call(() => this.#message('STOP'))(...given); }
    seek(...given) { call(({ currentTime }) => this.#message('SEEK', { currentTime }))(...given); }
    editTracksInfo(...given) { call(({ activeTrackIds }) => this.#message('EDIT_TRACKS_INFO', { activeTrackIds }))(...given); }
  }

  class CastSession extends Listeners {
    constructor(volume) { super(); this.volume = volume; this.mediaSession = null; }
    getCastDevice() { return { friendlyName, capabilities: ['video_out', 'audio_out'] }; }
    getMediaSession() { return this.mediaSession; }
    getVolume() { return this.volume.level; }
    isMute() { return this.volume.muted; }
    setVolume(level) { return ask({ type: 'SET_VOLUME', volume: { level } }).then(() => undefined); }
    setMute(muted) { return ask({ type: 'SET_VOLUME', volume: { muted } }).then(() => undefined); }
    sendMessage(namespace, data) { return ask(data).then(() => undefined); }
    loadMedia(request) { return ask({ type: 'LOAD', ...request }).then(() => undefined); }
  }
`;

/** `cast.framework.CastContext`, and the list of devices. */
const CONTEXT = `
  class CastContext extends Listeners {
    static getInstance() { return (CastContext.instance ??= new CastContext()); }
    setOptions(given) { options = given; }
    getCurrentSession() { return session; }
    getCastState() { return session === null ? 'NOT_CONNECTED' : 'CONNECTED'; }
    async requestSession() {
      if (!options.receiverApplicationId) throw 'invalid_parameter';
      // As the browser, which opens its list only for somebody who has just pressed something.
      if (!navigator.userActivation.isActive) throw 'session_error';
      await choose();
      this.turn('SESSION_STARTING');
      try {
        await ask({ type: 'LAUNCH', appId: options.receiverApplicationId });
      } catch (code) {
        this.turn('SESSION_START_FAILED', code);
        throw code;
      }
      this.turn('SESSION_STARTED');
      return undefined;
    }
    endCurrentSession(stopCasting) {
      if (session === null) return;
      if (stopCasting) void ask({ type: 'STOP_APP' }).catch(() => undefined);
      else close();
    }
    turn(sessionState, errorCode = null) { this.emit({ type: 'sessionstatechanged', session, sessionState, errorCode }); }
  }

  const close = () => {
    const context = CastContext.getInstance();
    context.turn('SESSION_ENDING');
    session = null;
    context.turn('SESSION_ENDED');
  };

  const choose = () => new Promise((resolve, reject) => {
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = 'Cast to';
    const button = (text, end) => {
      const element = document.createElement('button');
      element.textContent = text;
      element.addEventListener('click', () => { dialog.remove(); end(); });
      dialog.append(element);
    };
    button(friendlyName, resolve);
    button('Cancel', () => reject('cancel'));
    document.body.append(dialog);
    dialog.showModal();
  });
`;

/** What the device reports, and the names that pages use. */
const EVENTS = `
  const onReceiver = ({ applications, volume }) => {
    if (session === null && applications.length > 0) session = new CastSession(volume);
    else if (session !== null && applications.length === 0) close();
    else if (session !== null) {
      session.volume = volume;
      session.emit({ type: 'volumechanged', volume: volume.level, isMute: volume.muted });
    }
  };
  const onMedia = ([status]) => {
    if (session === null) return;
    const media = session.mediaSession;
    if (media !== null && media.mediaSessionId === status.mediaSessionId) media.take(status);
    else if (status.playerState !== 'IDLE') session.mediaSession = new Media(status);
  };
  const events = new EventSource(base + '/events');
  events.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'RECEIVER_STATUS') onReceiver(message.status);
    if (message.type === 'MEDIA_STATUS') onMedia(message.status);
    const answer = answers.get(message.requestId);
    answers.delete(message.requestId);
    if (message.type === 'LOAD_FAILED') answer?.reject('load_media_failed');
    else answer?.resolve();
  };

  class MediaInfo { constructor(contentId, contentType) { Object.assign(this, { contentId, contentType, streamType: 'BUFFERED' }); } }
  class LoadRequest { constructor(media) { Object.assign(this, { type: 'LOAD', media, autoplay: true, currentTime: null, activeTrackIds: null }); } }
  class Track { constructor(trackId, type) { Object.assign(this, { trackId, type }); } }
  class SeekRequest { constructor() { this.currentTime = null; } }
  class EditTracksInfoRequest { constructor(activeTrackIds) { this.activeTrackIds = activeTrackIds; } }
  class GenericMediaMetadata { constructor() { this.metadataType = 0; } }
  window.chrome ??= {};
  window.chrome.cast = {
    isAvailable: true,
    media: { MediaInfo, LoadRequest, Track, SeekRequest, EditTracksInfoRequest, GenericMediaMetadata },
  };
  window.cast = { framework: { CastContext } };
  events.onopen = () => {
    events.onopen = null;
    window.__onGCastApiAvailable?.(true);
  };
`;

/**
 * Google's sender, as far as players use it: the framework over sessions, and the media of a session. A dialog of the
 * page stands for the browser's list of devices, and the messages to the device go through its program.
 * @see https://developers.google.com/cast/docs/reference/web_sender
 */
export const senderScript = (base: string, deviceName: string): string => `(() => {
  const base = ${JSON.stringify(base)};
  const friendlyName = ${JSON.stringify(deviceName)};
  ${CHANNEL}${SESSION}${CONTEXT}${EVENTS}
})();
`;

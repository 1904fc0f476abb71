/**
 * A script with the interface of Google's IMA SDK for HTML5, for tests without its server. A tag names what happens:
 * `?ads=2` shows two advertisements, `?ads=0` has none, `?break` fails while it plays; `seconds` is the length of each.
 * It writes its calls to `globalThis.imaCalls`.
 * @see https://developers.google.com/interactive-media-ads/docs/sdks/html5/client-side/reference/js/google.ima
 */
const SCRIPT = `(() => {
  const calls = (globalThis.imaCalls ??= []);
  class Target {
    listeners = new Map();
    addEventListener(type, listener) {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
    }
    emit(type, event) {
      for (const listener of this.listeners.get(type) ?? []) listener(event);
    }
  }
  class AdDisplayContainer {
    constructor(container, video) {
      if (!(container instanceof HTMLElement) || !(video instanceof HTMLVideoElement)) throw new TypeError('container');
      Object.assign(this, { container, video });
    }
    initialize() { this.isReady = true; calls.push('initialize'); }
    destroy() { this.container.replaceChildren(); calls.push('container.destroy'); }
  }
  class AdsRequest {
    setAdWillAutoPlay(value) { this.autoplays = value; }
    setAdWillPlayMuted(value) { this.muted = value; }
  }
  class AdsManager extends Target {
    constructor(display, params) {
      super();
      Object.assign(this, { display, params, at: 0, index: 0, seconds: Number(params.get('seconds') ?? 2) });
    }
    event() {
      const { index, params, seconds } = this;
      const ad = {
        getTitle: () => 'Ad ' + String(index),
        getAdvertiserName: () => 'Harbour',
        getDuration: () => seconds,
        getSkipTimeOffset: () => (params.has('skip') ? 0 : -1),
        getAdPodInfo: () => ({
          getAdPosition: () => index,
          getTotalAds: () => Number(params.get('ads')),
          getPodIndex: () => Number(params.get('pod') ?? 0),
        }),
      };
      return { getAd: () => ad };
    }
    init(width, height) { calls.push('init'); Object.assign(this, { width, height }); }
    start() {
      if (!this.display.isReady) throw new Error('The container is not initialized.');
      calls.push('start');
      this.emit('contentPauseRequested', this.event());
      this.next();
    }
    next() {
      clearInterval(this.timer);
      if (this.index >= Number(this.params.get('ads'))) {
        this.emit('contentResumeRequested', this.event());
        this.emit('allAdsCompleted', this.event());
        return;
      }
      this.index += 1;
      this.at = 0;
      setTimeout(() => {
        this.emit('start', this.event());
        this.timer = setInterval(() => this.tick(), 50);
      });
    }
    tick() {
      if (this.isPaused) return;
      this.at += 0.05;
      if (this.params.has('break') && this.at > 0.1) {
        clearInterval(this.timer);
        this.emit('adError', {});
        return;
      }
      this.emit('adProgress', this.event());
      if (this.at >= this.seconds) this.next();
    }
    pause() { this.isPaused = true; this.emit('pause', this.event()); }
    resume() { this.isPaused = false; this.emit('resume', this.event()); }
    skip() { calls.push('skip'); this.next(); }
    resize(width, height) { Object.assign(this, { width, height }); }
    setVolume(volume) { this.volume = volume; calls.push('volume ' + String(volume)); }
    getRemainingTime() { return this.seconds - this.at; }
    destroy() { clearInterval(this.timer); calls.push('manager.destroy'); }
  }
  class AdsLoader extends Target {
    constructor(display) { super(); this.display = display; }
    requestAds({ adTagUrl }) {
      calls.push('request ' + adTagUrl);
      const params = new URL(adTagUrl).searchParams;
      setTimeout(() => {
        if (params.get('ads') === '0') this.emit('adError', {});
        else this.emit('adsManagerLoaded', { getAdsManager: () => new AdsManager(this.display, params) });
      });
    }
    contentComplete() { calls.push('contentComplete'); }
    destroy() {}
  }
  globalThis.google = {
    ima: {
      AdDisplayContainer, AdsLoader, AdsRequest,
      AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'adsManagerLoaded' } },
      AdErrorEvent: { Type: { AD_ERROR: 'adError' } },
      AdEvent: {
        Type: {
          CONTENT_PAUSE_REQUESTED: 'contentPauseRequested', CONTENT_RESUME_REQUESTED: 'contentResumeRequested',
          STARTED: 'start', AD_PROGRESS: 'adProgress', PAUSED: 'pause', RESUMED: 'resume',
          ALL_ADS_COMPLETED: 'allAdsCompleted',
        },
      },
    },
  };
})();`;

/** Address of the script. */
export const imaSimulator = (): string =>
  URL.createObjectURL(new Blob([SCRIPT], { type: 'text/javascript' }));

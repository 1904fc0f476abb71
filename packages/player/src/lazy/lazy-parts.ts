import { html } from 'lit';
import { CaptionDisplay } from '../controls/captions/caption-display.element.js';
import { nativeCaptions } from '../features/native-captions.js';
import { CentreControls } from '../controls/touch/centre-controls.element.js';
import { ChapterMenu } from '../controls/menus/chapter-menu.element.js';
import { EventOver } from '../controls/notices/event-over.element.js';
import { PlayerMenu } from '../controls/menus/menu.element.js';
import { PanelHost } from '../controls/sheets/panel-host.element.js';
import { ErrorScreen } from '../controls/notices/error.element.js';
import { PremiereCard } from '../controls/notices/premiere-card.element.js';
import { RemoteButton } from '../controls/bar/remote-button.element.js';
import { RemoteNote } from '../controls/notices/remote-note.element.js';
import { ResumeNote } from '../controls/notices/resume-note.element.js';
import { SeekPreview } from '../controls/timeline/seek-preview.element.js';
import { SettingsMenu } from '../controls/menus/settings-menu.element.js';
import { skipByItself } from '../controls/cards/skip-by-itself.js';
import { SkipButton } from '../controls/cards/skip-button.element.js';
import { TouchGestures } from '../controls/touch/touch-gestures.element.js';
import { SoundSign } from '../controls/notices/sound-sign.element.js';
import { SleepNotice } from '../controls/notices/sleep-notice.element.js';
import { Announcements } from '../controls/notices/announcements.element.js';
import { TitleBar } from '../controls/notices/title-bar.element.js';
import { TrackMenu } from '../controls/menus/track-menu.element.js';
import { UpcomingCard } from '../controls/notices/upcoming.element.js';
import { UpNext } from '../controls/cards/up-next.element.js';
import { Watermark } from '../controls/notices/watermark.element.js';
import { defineElements } from '../base/define-elements.js';
import { sleepTimer } from '../features/sleep-timer.js';
import { statistics } from '../features/statistics.js';
import { followProgrammes } from '../guide/follow-programmes.js';
import { GuideButton } from '../guide/guide-button.element.js';
import { ChannelsButton } from '../channels/channels-button.element.js';
import { mediaSession } from '../features/media-session.js';
import { turnPhone } from '../features/orientation.js';
import { remoteScreen } from '../features/remote-screen.js';
import { sessionFeatures } from '../features/session-features.js';
import { sourceFeatures } from '../features/source-features.js';
import { captionStyles } from '../controls/captions/captions.styles.js';
import { cardStyles } from '../controls/cards/cards.styles.js';
import { menuStyles } from '../controls/menus/menu.styles.js';
import { noticeCardStyles } from '../controls/notices/notice-card.styles.js';
import { panelStyles } from '../controls/sheets/panel.styles.js';
import { previewStyles } from '../controls/timeline/preview.styles.js';
import { sessionStyles } from '../controls/notices/session.styles.js';
import { soundSignStyles } from '../controls/notices/sound-sign.styles.js';
import { titleBarStyles } from '../controls/notices/title-bar.styles.js';
import { touchStyles } from '../controls/touch/touch.styles.js';
import { watermarkStyles } from '../controls/notices/watermark.styles.js';
import type { LazyParts } from '../controls/lazy-part.js';
import { PANELS } from './panels.js';
import { LAST_SETTINGS, SETTINGS } from './settings-entries.js';

const ELEMENTS = {
  'footlight-player-fault': ErrorScreen,
  'footlight-player-captions': CaptionDisplay,
  'footlight-player-centre': CentreControls,
  'footlight-player-channels-button': ChannelsButton,
  'footlight-player-chapters': ChapterMenu,
  'footlight-player-guide-button': GuideButton,
  'footlight-player-menu': PlayerMenu,
  'footlight-player-over': EventOver,
  'footlight-player-panels': PanelHost,
  'footlight-player-premiere': PremiereCard,
  'footlight-player-preview': SeekPreview,
  'footlight-player-remote': RemoteButton,
  'footlight-player-remote-note': RemoteNote,
  'footlight-player-resume': ResumeNote,
  'footlight-player-settings': SettingsMenu,
  'footlight-player-skip': SkipButton,
  'footlight-player-touch': TouchGestures,
  'footlight-player-sleep': SleepNotice,
  'footlight-player-sound': SoundSign,
  'footlight-player-announcements': Announcements,
  'footlight-player-title': TitleBar,
  'footlight-player-tracks': TrackMenu,
  'footlight-player-upcoming': UpcomingCard,
  'footlight-player-up-next': UpNext,
  'footlight-player-watermark': Watermark,
} as const satisfies Record<string, CustomElementConstructor>;

/** All lazily loaded parts, in one chunk. */
export const lazyParts: LazyParts = {
  styles: [
    captionStyles,
    previewStyles,
    sessionStyles,
    soundSignStyles,
    titleBarStyles,
    touchStyles,
    watermarkStyles,
    cardStyles,
    noticeCardStyles,
    menuStyles,
    panelStyles,
  ],
  define: () => defineElements(ELEMENTS),
  marks: (context) => html`
    <footlight-player-sound .context=${context}></footlight-player-sound>
    <footlight-player-watermark .context=${context}></footlight-player-watermark>
  `,
  buttons: {
    chapters: (context) => html`<footlight-player-chapters .context=${context}></footlight-player-chapters>`,
    guide: (context) =>
      html`<footlight-player-guide-button .context=${context}></footlight-player-guide-button>
        <footlight-player-channels-button .context=${context}></footlight-player-channels-button>`,
    tracks: (context) => html`<footlight-player-tracks .context=${context}></footlight-player-tracks>`,
    settings: (context) =>
      html`<footlight-player-settings
        .context=${context}
        .entries=${SETTINGS}
        .last=${LAST_SETTINGS}
      ></footlight-player-settings>`,
    remote: (context) => html`<footlight-player-remote .context=${context}></footlight-player-remote>`,
  },
  overlays: (context) => [
    html`<footlight-player-remote-note .context=${context}></footlight-player-remote-note>`,
    html`<footlight-player-announcements .context=${context}></footlight-player-announcements>`,
    html`<footlight-player-title .context=${context}></footlight-player-title>`,
    html`<footlight-player-touch .context=${context}></footlight-player-touch>`,
    html`<footlight-player-centre .context=${context}></footlight-player-centre>`,
    html`<footlight-player-skip .context=${context}></footlight-player-skip>`,
    html`<footlight-player-up-next .context=${context}></footlight-player-up-next>`,
    html`<footlight-player-upcoming .context=${context}></footlight-player-upcoming>`,
    html`<footlight-player-over .context=${context}></footlight-player-over>`,
    html`<footlight-player-premiere .context=${context}></footlight-player-premiere>`,
    html`<footlight-player-resume .context=${context}></footlight-player-resume>`,
    html`<footlight-player-sleep .context=${context}></footlight-player-sleep>`,
    html`<footlight-player-panels .context=${context} .parts=${PANELS}></footlight-player-panels>`,
  ],
  features: [
    skipByItself,
    followProgrammes,
    ({ plugins }) => plugins.begin([sleepTimer, statistics]),
    mediaSession,
    nativeCaptions,
    remoteScreen,
    turnPhone,
    ...sessionFeatures,
    ...sourceFeatures,
  ],
};

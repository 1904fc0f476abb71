import { html } from 'lit';
import { CaptionDisplay } from '../captions/caption-display.element.js';
import { ChapterMenu } from '../controls/chapter-menu.element.js';
import { PlayerMenu } from '../controls/menu.element.js';
import { PanelHost } from '../controls/panel-host.element.js';
import { SeekPreview } from '../controls/seek-preview.element.js';
import { SettingsMenu } from '../controls/settings-menu.element.js';
import { skipByItself } from '../controls/skip-by-itself.js';
import { SkipButton } from '../controls/skip-button.element.js';
import { TouchGestures } from '../controls/touch-gestures.element.js';
import { SleepNotice } from '../controls/sleep-notice.element.js';
import { sleepTimer } from '../controls/sleep-timer.js';
import { TrackMenu } from '../controls/track-menu.element.js';
import { UpNext } from '../controls/up-next.element.js';
import { Watermark } from '../controls/watermark.element.js';
import { defineElements } from '../define-elements.js';
import { mediaSession } from '../media/media-session.js';
import { captionStyles } from '../styles/captions.styles.js';
import { cardStyles } from '../styles/cards.styles.js';
import { menuStyles } from '../styles/menu.styles.js';
import { noticeCardStyles } from '../styles/notice-card.styles.js';
import { panelStyles } from '../styles/panel.styles.js';
import { previewStyles } from '../styles/preview.styles.js';
import { touchStyles } from '../styles/touch.styles.js';
import { watermarkStyles } from '../styles/watermark.styles.js';
import type { LateParts } from './late-part.js';
import { PANELS } from './panels.js';
import { SETTINGS } from './settings-entries.js';

const ELEMENTS = {
  'footlight-player-captions': CaptionDisplay,
  'footlight-player-chapters': ChapterMenu,
  'footlight-player-menu': PlayerMenu,
  'footlight-player-panels': PanelHost,
  'footlight-player-preview': SeekPreview,
  'footlight-player-settings': SettingsMenu,
  'footlight-player-skip': SkipButton,
  'footlight-player-touch': TouchGestures,
  'footlight-player-sleep': SleepNotice,
  'footlight-player-tracks': TrackMenu,
  'footlight-player-up-next': UpNext,
  'footlight-player-watermark': Watermark,
} as const satisfies Record<string, CustomElementConstructor>;

/** All late parts, in one chunk. */
export const lateParts: LateParts = {
  styles: [
    captionStyles,
    previewStyles,
    touchStyles,
    watermarkStyles,
    cardStyles,
    noticeCardStyles,
    menuStyles,
    panelStyles,
  ],
  define: () => defineElements(ELEMENTS),
  marks: (context) => html`<footlight-player-watermark .context=${context}></footlight-player-watermark>`,
  buttons: (context) => html`
    <footlight-player-chapters .context=${context}></footlight-player-chapters>
    <footlight-player-tracks .context=${context}></footlight-player-tracks>
    <footlight-player-settings .context=${context} .entries=${SETTINGS}></footlight-player-settings>
  `,
  overlays: (context) => [
    html`<footlight-player-touch .context=${context}></footlight-player-touch>`,
    html`<footlight-player-skip .context=${context}></footlight-player-skip>`,
    html`<footlight-player-up-next .context=${context}></footlight-player-up-next>`,
    html`<footlight-player-sleep .context=${context}></footlight-player-sleep>`,
    html`<footlight-player-panels .context=${context} .parts=${PANELS}></footlight-player-panels>`,
  ],
  features: [skipByItself, sleepTimer, mediaSession],
};

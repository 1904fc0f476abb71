import { liveNowWidgetSheets } from '@footlight/widgets';
import { LiveNowElement, type LiveNowElementProps } from '../live/live-now-element.widget.js';
import { safeDefine } from '../safe-define.js';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-live-now>`: the number of live events, updated live, and a list of them.
 * @attribute mode - `panel` (default) opens the list; `event` only dispatches `footlight-toggle`.
 * @attribute {'default' | 'none'} titles - `none` hides titles of events visually; screen readers still announce them.
 * @attribute language - language tag; the page's own when absent.
 * @attribute theme - `dark` (default), `light` or `auto`.
 * @fires footlight-toggle - `{ isOpen, count }`: the button was pressed; cancel it to keep the panel closed.
 * @fires footlight-select - `{ id, title, href }`: an event was chosen; cancel it to stay on the page.
 * @cssproperty --footlight-glow - the accent colour.
 */
safeDefine('footlight-live-now', () =>
  createElementClass<LiveNowElementProps>(LiveNowElement, {
    properties: { mode: 'string', titles: 'string', language: 'string' },
    events: { onToggle: 'footlight-toggle', onSelect: 'footlight-select' },
    sheets: liveNowWidgetSheets,
  }),
);

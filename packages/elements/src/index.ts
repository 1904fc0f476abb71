export { createElementClass, type ElementOptions, type PropertyKind } from './wrap.js';
export { safeDefine } from './safe-define.js';
export { configure, type FootlightConfiguration } from './configuration.js';
export type { PageSession } from './session.js';
export { firstOfPlaylist } from './widgets/first-of-playlist.js';
export { LiveNowWidget, type LiveNowWidgetProps } from './widgets/live-now.widget.js';
export { createPlayerPort, type PlayerPortOptions } from './widgets/player-port.js';
export { multiViewCandidates } from './widgets/multi-view-candidates.js';
export { watchLiveList } from './widgets/watch-live-list.js';

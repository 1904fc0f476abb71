import { roomSheets } from '@footlight/ui';
import { safeDefine } from '../safe-define.js';
import {
  WatchTogetherElement,
  type WatchTogetherElementProps,
} from '../widgets/watch-together/watch-together-element.widget.js';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-watch-together>`: a room in which several people watch the same at the same moment, and talk about it.
 * @attribute room - id of the room; without it a room can be opened around `content`.
 * @attribute content - id of what a new room is about.
 * @attribute {'vod' | 'live'} kind - what that is; `vod` when absent.
 * @attribute player - id of a `<footlight-player>` of the page that is kept with the others.
 * @attribute invite-href - a page of one's own to which `room` is added as the link that members hand on; the service's when absent.
 * @attribute language - language tag; the page's own when absent.
 * @attribute {'dark' | 'light' | 'auto'} theme - `dark` when absent.
 * @fires footlight-roomchange - `{ roomId, memberId }`: a room was opened or joined; null for both once it is left.
 * @fires footlight-togetherchange - `{ standing }`: `waiting`, `following`, `apart` or `blocked`.
 * @cssproperty --footlight-glow - the accent.
 */
safeDefine('footlight-watch-together', () =>
  createElementClass<WatchTogetherElementProps>(WatchTogetherElement, {
    properties: {
      room: 'string',
      content: 'string',
      kind: 'string',
      player: 'string',
      inviteHref: 'string',
      language: 'string',
    },
    events: { onRoomChange: 'footlight-roomchange', onTogetherChange: 'footlight-togetherchange' },
    sheets: roomSheets,
  }),
);

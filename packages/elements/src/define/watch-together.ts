import { roomSheets } from '@footlight/ui';
import {
  WatchTogetherElement,
  type WatchTogetherElementProps,
} from '../rooms/watch-together-element.widget.js';
import { safeDefine } from '../safe-define.js';
import { createElementClass } from '../wrap.js';

/**
 * `<footlight-watch-together>`: a room whose members watch the same content in sync and chat about it.
 * @attribute room - id of the room; without it, a new room can be opened for `content`.
 * @attribute content - id of the content of a new room.
 * @attribute {'vod' | 'live'} kind - kind of the content; `vod` when absent.
 * @attribute player - id of the `<footlight-player>` in the page that is kept in sync with the room.
 * @attribute invite-href - your page for invitations, which gets `room` in its query; by default the service's page.
 * @attribute language - language tag; the page's own when absent.
 * @attribute {'dark' | 'light' | 'auto'} theme - `dark` when absent.
 * @fires footlight-roomchange - `{ roomId, memberId }`: a room was opened or joined; null for both after leaving it.
 * @fires footlight-togetherchange - `{ standing }`: `waiting`, `following`, `apart` or `blocked`.
 * @cssproperty --footlight-glow - the accent colour.
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

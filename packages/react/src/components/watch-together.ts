'use client';
// Written from the manifest of the elements by `npm run api`.
import type { FootlightWatchTogether as Element, WatchTogetherEventDetails as Details } from '@footlight/elements';
import type { PropValue } from '@footlight/player';
import { createComponent, type ElementComponent, type HtmlProps } from '../create-component.js';

interface OwnProps {
  /** id of the content of a new room. */
  readonly content?: PropValue<Element['content']>;
  /** your page for invitations, which gets `room` in its query; by default the service's page. */
  readonly inviteHref?: PropValue<Element['inviteHref']>;
  /** kind of the content; `vod` when absent. */
  readonly kind?: PropValue<Element['kind']>;
  /** language tag; the page's own when absent. */
  readonly language?: PropValue<Element['language']>;
  /** id of the `<footlight-player>` in the page that is kept in sync with the room. */
  readonly player?: PropValue<Element['player']>;
  /** id of the room; without it, a new room can be opened for `content`. */
  readonly room?: PropValue<Element['room']>;
  /** `dark` when absent. */
  readonly theme?: PropValue<Element['theme']>;
  /** `{ roomId, memberId }`: a room was opened or joined; null for both after leaving it. */
  readonly onFootlightRoomChange?: ((event: CustomEvent<Details['footlight-roomchange']>) => void) | undefined;
  /** `{ standing }`: `waiting`, `following`, `apart` or `blocked`. */
  readonly onFootlightTogetherChange?: ((event: CustomEvent<Details['footlight-togetherchange']>) => void) | undefined;
}

/** Props of `<footlight-watch-together>`. */
export type FootlightWatchTogetherProps = OwnProps & HtmlProps<Element, keyof OwnProps>;

/** `<footlight-watch-together>` as a component; its ref is the element. It does not define the element. */
export const FootlightWatchTogether: ElementComponent<Element, FootlightWatchTogetherProps> = /* @__PURE__ */ createComponent({
  tag: 'footlight-watch-together',
  properties: {
    content: 'content',
    inviteHref: 'invite-href',
    kind: 'kind',
    language: 'language',
    player: 'player',
    room: 'room',
    theme: 'theme',
  },
  events: {
    onFootlightRoomChange: 'footlight-roomchange',
    onFootlightTogetherChange: 'footlight-togetherchange',
  },
});

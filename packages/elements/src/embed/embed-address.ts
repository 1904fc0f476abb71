import { frameAddress, type FrameAddress, type PlayerOptions } from '@footlight/embed';
import { ADDRESS_OPTIONS, CHANNEL_OPTIONS, OPTION_NAMES } from '@footlight/player-contract';
import type { LoadParams } from '@footlight/player';
import type { EmbedState } from './embed-events.js';
import { isSpecified, type EmbedAttributes, type EmbedProperty } from './embed-attributes.js';

/** The sound that the page has set, in the terms of the remote control; absent for the viewer's own. */
export interface EmbedSound {
  readonly muted?: boolean;
  /** 0–100. */
  readonly volume?: number;
}

/** What a frame plays, and the position to start from. */
export type EmbedTarget = Pick<FrameAddress, 'id'> & Partial<FrameAddress>;

const OPTIONS: ReadonlySet<string> = new Set(OPTION_NAMES);

const specifiedOptions = (element: EmbedAttributes, names: readonly EmbedProperty[]): PlayerOptions =>
  Object.fromEntries(
    names.filter((name) => isSpecified(name, element[name])).map((name) => [name, element[name]]),
  );

/** Options set by the page that cannot be part of a frame's URL. */
export const channelOptions = (element: EmbedAttributes): PlayerOptions =>
  specifiedOptions(element, CHANNEL_OPTIONS);

/** The player options among the changed properties, to be sent to the player in the frame. */
export const changedOptions = (
  element: EmbedAttributes,
  names: ReadonlySet<EmbedProperty>,
  language: string,
): PlayerOptions =>
  Object.fromEntries(
    [...names]
      .filter((name) => OPTIONS.has(name))
      .map((name) => [name, name === 'language' ? language : element[name]]),
  );

/** The content named by the attributes; null when they name none. */
export const targetOfAttributes = ({
  video,
  live,
  playlist,
  startAt,
}: EmbedAttributes): EmbedTarget | null => {
  if (live !== null) return { kind: 'live', id: live };
  const from = startAt === null ? {} : { startAt };
  if (video !== null)
    return { kind: 'vod', id: video, ...from, ...(playlist === null ? {} : { playlistId: playlist }) };
  return playlist === null ? null : { kind: 'playlist', id: playlist, ...from };
};

/** The content requested by `load`. The frame does not start it by itself, because the call itself follows. */
export const targetOfLoad = ({ id, kind, playlistId }: LoadParams): EmbedTarget => ({
  id,
  kind,
  preload: 'none',
  autoplay: false,
  ...(playlistId === undefined ? {} : { playlistId }),
});

/** The content and position of a player that is being removed, for its successor; null when it had none. */
export const targetOfState = (state: EmbedState, playlistId: string | null): EmbedTarget | null => {
  const { id, type, ended, currentTime = 0, paused = true, volume, muted } = state;
  if (id == null) return null;
  const { selectedTextTrack, selectedAudioTrack } = state;
  return {
    id,
    kind: type ?? 'vod',
    ...(type === 'live' || ended === true ? {} : { startAt: currentTime }),
    ...(playlistId === null ? {} : { playlistId }),
    autoplay: !paused,
    ...(volume === undefined ? {} : { volume }),
    ...(muted === undefined ? {} : { muted }),
    ...(selectedTextTrack == null ? {} : { subtitleLanguage: selectedTextTrack.language }),
    ...(selectedAudioTrack == null ? {} : { audioLanguage: selectedAudioTrack.language }),
  };
};

/** The frame's URL: the options set by the page, overridden by those of `target`. */
export const embedAddress = (
  element: EmbedAttributes & { readonly sound: EmbedSound },
  target: EmbedTarget,
  { origin, language }: { readonly origin: string; readonly language: string },
): string =>
  frameAddress({
    ...specifiedOptions(element, ADDRESS_OPTIONS),
    ...element.sound,
    ...target,
    language,
    origin,
  });

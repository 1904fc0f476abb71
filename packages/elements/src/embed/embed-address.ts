import {
  frameAddress,
  type FrameAddress,
  type PlayerOptions,
  type PlayerStateChanges,
} from '@footlight/embed';
import { ADDRESS_OPTIONS, CHANNEL_OPTIONS, OPTION_NAMES } from '@footlight/player-contract';
import type { LoadParams } from '@footlight/player';
import { isSaid, type EmbedAttributes, type EmbedProperty } from './embed-attributes.js';

/** What plays in a frame, and from where. */
export type Place = Pick<FrameAddress, 'id'> & Partial<FrameAddress>;

const OPTIONS: ReadonlySet<string> = new Set(OPTION_NAMES);

const saidOf = (element: EmbedAttributes, names: readonly EmbedProperty[]): PlayerOptions =>
  Object.fromEntries(
    names.filter((name) => isSaid(name, element[name])).map((name) => [name, element[name]]),
  );

/** What the page has said that a frame's address cannot. */
export const channelOptions = (element: EmbedAttributes): PlayerOptions => saidOf(element, CHANNEL_OPTIONS);

/** Of what changed, what the player in the frame is told. */
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

/** What the attributes name; null where they name nothing. */
export const namedPlace = ({ video, live, playlist, startAt }: EmbedAttributes): Place | null => {
  if (live !== null) return { kind: 'live', id: live };
  const from = startAt === null ? {} : { startAt };
  if (video !== null)
    return { kind: 'vod', id: video, ...from, ...(playlist === null ? {} : { playlistId: playlist }) };
  return playlist === null ? null : { kind: 'playlist', id: playlist, ...from };
};

/** The place of what `load` asks for; the call itself follows, so the frame waits for it. */
export const loadedPlace = ({ id, kind, playlistId }: LoadParams): Place => ({
  id,
  kind,
  preload: 'none',
  autoplay: false,
  ...(playlistId === undefined ? {} : { playlistId }),
});

/** Where a player that goes leaves off, for the one that comes after it; null where it had nothing. */
export const placeOf = (state: PlayerStateChanges, playlistId: string | null): Place | null => {
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

/** The address of the frame: what the page says of the player, and before it what the place says. */
export const embedAddress = (
  element: EmbedAttributes,
  place: Place,
  { origin, language }: { readonly origin: string; readonly language: string },
): string =>
  frameAddress({
    ...saidOf(element, ADDRESS_OPTIONS),
    ...(isSaid('muted', element.muted) ? { muted: element.muted } : {}),
    ...(element.volume === null ? {} : { volume: element.volume }),
    ...place,
    language,
    origin,
  });

import type { AudioTrackChoice, CommandName, CommandParams, TextTrackChoice } from '@footlight/player';
import {
  audioTrackOf,
  bindSelectedIndex,
  replaceMembers,
  type MediaAudioTrack,
  type MediaList,
  type MediaRendition,
  type RenditionList,
} from '@footlight/player/media-element';
import type { EmbedState } from './embed-events.js';

/** A text track in the form of a media element's; set `mode` to show or hide it. Its cues stay in the frame. */
export interface EmbedTextTrack {
  readonly id: string;
  readonly kind: 'subtitles' | 'captions';
  readonly label: string;
  readonly language: string;
  mode: TextTrackMode;
  readonly cues: null;
  readonly activeCues: null;
}

interface Parts {
  readonly lists: {
    readonly text: MediaList<EmbedTextTrack>;
    readonly audio: MediaList<MediaAudioTrack>;
    readonly renditions: RenditionList;
  };
  readonly state: () => EmbedState;
  /** Runs a command. On failure the lists keep their state. */
  readonly run: <N extends CommandName>(name: N, params: CommandParams[N]) => Promise<unknown>;
}

/** Fills the track lists of an element from the state of the player in its frame; selecting a member runs a command. */
export class EmbedTracks {
  readonly lists: Parts['lists'];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.lists = parts.lists;
    bindSelectedIndex(
      parts.lists.renditions,
      () => parts.state().selectedQuality?.id,
      (id) => void parts.run('setQuality', { id }),
    );
    this.update(parts.state());
  }

  /** @param changes the fields of the state that have changed */
  update(changes: EmbedState): void {
    const { text, audio, renditions } = this.lists;
    if (changes.subtitles !== undefined)
      replaceMembers(
        text,
        'track',
        kept(text, changes.subtitles, (choice) => this.#textTrack(choice)),
      );
    if (changes.audioTracks !== undefined)
      replaceMembers(
        audio,
        'track',
        kept(audio, changes.audioTracks, (choice) => this.#audioTrack(choice)),
      );
    if (changes.qualities !== undefined)
      replaceMembers(
        renditions,
        'rendition',
        kept(renditions, changes.qualities, ({ id, width, height, bandwidth }): MediaRendition => ({
          id,
          width,
          height,
          bitrate: bandwidth,
        })),
      );
    for (const [name, list] of [
      ['selectedTextTrack', text],
      ['selectedAudioTrack', audio],
      ['selectedQuality', renditions],
    ] as const)
      if (changes[name] !== undefined) list.dispatchEvent(new Event('change'));
  }

  #textTrack({ id, label, language, role }: TextTrackChoice): EmbedTextTrack {
    const { state, run } = this.#parts;
    const isShown = (): boolean => state().selectedTextTrack?.id === id;
    return {
      id,
      kind: role === 'captions' ? 'captions' : 'subtitles',
      label,
      language,
      cues: null,
      activeCues: null,
      get mode() {
        return isShown() ? 'showing' : 'disabled';
      },
      set mode(mode) {
        const shown = mode === 'showing';
        if (shown !== isShown()) void run('setTextTrack', shown ? { id } : { language: null });
      },
    };
  }

  #audioTrack(choice: AudioTrackChoice): MediaAudioTrack {
    const { state, run } = this.#parts;
    const { id } = choice;
    return audioTrackOf(
      choice,
      () => state().selectedAudioTrack?.id === id,
      () => void run('setAudioTrack', { id }),
    );
  }
}

/** Members for choices; those whose choice was listed before are the same objects. */
function kept<
  Choice extends { readonly id: string; readonly label?: string },
  Member extends { readonly id: string },
>(list: MediaList<Member>, choices: readonly Choice[], make: (choice: Choice) => Member): Member[] {
  const known = Array.from(list);
  return choices.map((choice) => {
    const fresh = make(choice);
    const same = known.find((member) => member.id === choice.id && sameText(member, fresh));
    return same ?? fresh;
  });
}

function sameText(one: object, other: object): boolean {
  return ['label', 'language', 'kind', 'bitrate'].every(
    (name) => Reflect.get(one, name) === Reflect.get(other, name),
  );
}

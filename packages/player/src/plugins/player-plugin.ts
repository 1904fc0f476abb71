import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import type { CommandMethods } from '@footlight/player-contract';
import type { LineIcon } from './line-icon.js';
import type { NetworkOptions } from '../media/network/network-options.js';
import type { CommandName, CommandParams, CommandResults } from '../store/command-signatures.js';
import type { MediaEngine } from '../store/player-events.js';
import type { PlayerState } from '../store/player-state.js';

/** The words of the player, in the viewer’s language. */
export interface PluginWords {
  readonly t: Translate<PlayerLabelKey>;
  /** BCP 47 tag. */
  readonly language: string;
}

/** One row of the settings, as it is now. */
export interface PluginRow {
  readonly icon: LineIcon;
  readonly label: string;
  /** The current choice. */
  readonly value?: string;
}

/** One choice of a page of the settings. */
export interface PluginChoice {
  /** Unique on its page. */
  readonly id: string;
  readonly label: string;
  /** Secondary text beside the label. */
  readonly note?: string;
  /** Whether it is selected; absent for what is no choice, but an action that closes the menu. */
  readonly checked?: boolean;
  choose(): void;
}

/** A row of the settings: it opens a page of choices, or runs an action. */
export interface PluginSetting {
  /** Unique within the plugin, for one that adds several. */
  readonly name?: string;
  /** Read whenever the state of the player changes. Null if there is nothing to set now. */
  row(words: PluginWords): PluginRow | null;
  /** The content of its page. */
  choices?(words: PluginWords): readonly PluginChoice[];
  /** The action of a row without choices. */
  choose?(): void;
}

/** A button of the row of controls, as it is now. */
export interface PluginButtonLook {
  /** The same object as long as it looks the same. */
  readonly icon: LineIcon;
  /** Its name for screen readers, and its tooltip. */
  readonly label: string;
  /** Whether it is on; absent for a button that is no switch. */
  readonly pressed?: boolean;
}

/** A button at the end of the row, before the settings. On narrow players it is a row of the settings. */
export interface PluginButton {
  /**
   * Unique within the plugin, for one that adds several. With the name of the plugin it is the part: `notes-button`,
   * `notes-add-button`.
   */
  readonly name?: string;
  /** Read whenever the state of the player changes. Null hides it. */
  look(words: PluginWords): PluginButtonLook | null;
  choose(): void;
}

/** A command of a plugin: `notes.add`. */
export type PluginCommandName = `${string}.${string}`;
export type AnyCommandName = CommandName | PluginCommandName;
export type ParamsOf<N extends AnyCommandName> = N extends CommandName ? CommandParams[N] : object;
export type ResultOf<N extends AnyCommandName> = N extends CommandName ? CommandResults[N] : unknown;

/** The element of a plugin: a `<footlight-player>`. */
export interface PluginElement extends HTMLElement, Omit<CommandMethods, 'load'> {
  readonly state: PlayerState;
  /** The `<video>` within. */
  readonly media: HTMLVideoElement;
  /** The instance of hls.js or dash.js; null while there is none. */
  readonly engine: MediaEngine | null;
  /** Applies from the next load on; a plugin that sets an interceptor calls the one that was there. */
  network: NetworkOptions | null;
  /** Runs any command by its name. @throws {PlayerError} */
  execute<N extends AnyCommandName>(name: N, params: ParamsOf<N>): Promise<ResultOf<N>>;
}

/** What a plugin gets when it starts. Everything that it adds is removed when it ends. */
export interface PluginContext {
  readonly element: PluginElement;
  /** The current state of the player. */
  readonly state: PlayerState;
  /** Aborts when the plugin ends: it was taken off the list, or the element has left its page. */
  readonly signal: AbortSignal;
  /** Calls back with a part of the state, now and whenever it changes. */
  watch<Part>(select: (state: PlayerState) => Part, listener: (part: Part) => void): void;
  /** Adds a command: `execute('<plugin>.<name>', params)` of the element runs it and answers with its result. */
  addCommand(name: string, run: (params: Readonly<Record<string, unknown>>) => unknown): void;
  addButton(button: PluginButton): void;
  addSetting(setting: PluginSetting): void;
  /** Reads buttons and settings again, after something of the plugin’s own has changed. */
  refresh(): void;
}

/** A part that a page adds to a player. */
export interface PlayerPlugin {
  /** Lowercase letters, digits and hyphens; unique for each element. */
  readonly name: string;
  /** Called once for each life of the element in a page, before its first video is requested. */
  start(context: PluginContext): void;
}

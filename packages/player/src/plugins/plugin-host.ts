import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import { PlayerError } from '../store/player-error.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type {
  PlayerPlugin,
  PluginButton,
  PluginCommandName,
  PluginContext,
  PluginElement,
  PluginSetting,
  PluginWords,
} from './player-plugin.js';
import type { Placed, PluginPlaces } from './plugin-places.js';

export interface PluginPage
  extends PluginElement, Pick<ReactiveControllerHost, 'addController' | 'removeController'> {
  readonly plugins: readonly PlayerPlugin[];
}

interface Running {
  readonly plugin: PlayerPlugin;
  readonly end: AbortController;
  readonly commands: Map<string, (params: Readonly<Record<string, unknown>>) => unknown>;
  readonly buttons: Placed<PluginButton>[];
  readonly settings: Placed<PluginSetting>[];
}

const NAME = /^[a-z][a-z0-9-]*$/u;

/** What is wrong with a value that a page has put in its list; null if it is a plugin. */
const problemOf = (plugin: unknown, at: number): string | null => {
  const path = `plugins[${String(at)}]`;
  if (typeof plugin !== 'object' || plugin === null)
    return `${path} must be an object, not ${String(plugin)}`;
  const { name, start } = plugin as Partial<Record<keyof PlayerPlugin, unknown>>;
  if (typeof name !== 'string' || !NAME.test(name))
    return `${path}.name must be of lowercase letters, digits and hyphens, not ${JSON.stringify(name)}`;
  return typeof start === 'function' ? null : `${path}.start must be a function, not ${typeof start}`;
};

/** Whether a name is that of a command of a plugin. */
export const isPluginCommand = (name: string): name is PluginCommandName => name.includes('.');

/**
 * Starts and ends the plugins of one player. An error of a plugin is reported in the console and ends nothing else.
 * @see docs/rules/playback.md PLAY-54
 */
export class PluginHost implements ReactiveController {
  readonly places: Store<PluginPlaces>;
  readonly #page: PluginPage;
  readonly #store: Store<PlayerState>;
  readonly #life: AbortSignal;
  /** Those of the player itself, which come first. */
  #own: readonly PlayerPlugin[] = [];
  #listed: readonly PlayerPlugin[] | null = null;
  #running: readonly Running[] = [];

  constructor(page: PluginPage, store: Store<PlayerState>, places: Store<PluginPlaces>, life: AbortSignal) {
    this.#page = page;
    this.#store = store;
    this.places = places;
    this.#life = life;
    page.addController(this);
    life.addEventListener(
      'abort',
      () => {
        page.removeController(this);
        this.#follow([]);
      },
      { once: true },
    );
    this.hostUpdated();
  }

  /** The page may have set another list. */
  hostUpdated(): void {
    const { plugins } = this.#page;
    if (plugins === this.#listed || this.#life.aborted) return;
    this.#listed = plugins;
    if (!Array.isArray(plugins)) {
      console.error(`Footlight: plugins must be a list, not ${typeof plugins}. It is left out.`);
      this.#listed = [];
    }
    this.#follow([...this.#own, ...this.#listed]);
  }

  /** Starts plugins of the player itself. */
  begin(plugins: readonly PlayerPlugin[]): void {
    if (this.#life.aborted) return;
    this.#own = plugins;
    this.#follow([...plugins, ...(this.#listed ?? [])]);
  }

  /**
   * Runs a command of a plugin.
   * @throws {PlayerError} INVALID_PARAMS if no plugin has it
   */
  async run(name: PluginCommandName, params: object): Promise<unknown> {
    const [plugin, command = ''] = name.split('.');
    const run = this.#running.find((one) => one.plugin.name === plugin)?.commands.get(command);
    if (run === undefined)
      throw new PlayerError('INVALID_PARAMS', `No plugin has the command ${name}.`, {
        details: { path: name },
      });
    return run(params as Readonly<Record<string, unknown>>);
  }

  #follow(plugins: readonly PlayerPlugin[]): void {
    for (const { plugin, end } of this.#running)
      if (!plugins.includes(plugin)) end.abort(new PlayerError('ABORTED', 'The plugin has ended.'));
    const kept = this.#running.filter(({ end }) => !end.signal.aborted);
    const usable = plugins.filter((plugin, at) => this.#isUsable(plugin, at - this.#own.length, plugins));
    const started: Running[] = [];
    this.#running = usable.map((plugin) => {
      const known = kept.find((one) => one.plugin === plugin);
      if (known !== undefined) return known;
      const running = { plugin, end: new AbortController(), commands: new Map(), buttons: [], settings: [] };
      started.push(running);
      return running;
    });
    for (const running of started) this.#start(running);
    this.#show();
  }

  #isUsable(plugin: PlayerPlugin, at: number, plugins: readonly PlayerPlugin[]): boolean {
    const isFirst = plugins.findIndex((other) => other?.name === plugin?.name) === plugins.indexOf(plugin);
    const problem = problemOf(plugin, at) ?? (isFirst ? null : `another plugin is named ${plugin.name}`);
    if (problem !== null) console.error(`Footlight: ${problem}. It is left out.`);
    return problem === null;
  }

  #start(running: Running): void {
    try {
      running.plugin.start(this.#contextOf(running));
    } catch (cause) {
      this.#report(running, cause);
    }
  }

  #contextOf(running: Running): PluginContext {
    const { buttons, settings, commands, end, plugin } = running;
    const store = this.#store;
    const { signal } = end;
    const nameOf = ({ name }: { readonly name?: string }): string =>
      name === undefined ? plugin.name : `${plugin.name}-${name}`;
    const guarded =
      <Given extends unknown[], Result>(run: (...given: Given) => Result, instead: Result) =>
      (...given: Given): Result => {
        try {
          return run(...given);
        } catch (cause) {
          this.#report(running, cause);
          return instead;
        }
      };
    return {
      element: this.#page,
      get state() {
        return store.get();
      },
      signal,
      watch: (select, listener) => {
        if (signal.aborted) return;
        const tell = guarded(listener, undefined);
        const stop = store.select(select, tell);
        signal.addEventListener('abort', stop, { once: true });
        tell(select(store.get()));
      },
      addCommand: (name, run) => void commands.set(name, run),
      addButton: (button) => {
        buttons.push({
          name: nameOf(button),
          look: guarded((words: PluginWords) => button.look(words), null),
          choose: guarded(() => button.choose(), undefined),
        });
        this.#show();
      },
      addSetting: (setting) => {
        settings.push({
          name: nameOf(setting),
          row: guarded((words: PluginWords) => setting.row(words), null),
          ...(setting.choices === undefined
            ? {}
            : { choices: guarded((words: PluginWords) => setting.choices?.(words) ?? [], []) }),
          ...(setting.choose === undefined ? {} : { choose: guarded(() => setting.choose?.(), undefined) }),
        });
        this.#show();
      },
      refresh: () => this.#show(),
    };
  }

  #show(): void {
    const { buttons, settings, revision } = this.places.get();
    const next = {
      buttons: this.#running.flatMap((running) => running.buttons),
      settings: this.#running.flatMap((running) => running.settings),
    };
    const isEmpty = [buttons, settings, next.buttons, next.settings].every(({ length }) => length === 0);
    if (!isEmpty) this.places.set({ ...next, revision: revision + 1 });
  }

  #report({ plugin }: Running, cause: unknown): void {
    console.error(`Footlight: the plugin ${plugin.name} has failed.`, cause);
  }
}

import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';
import type { LineIcon } from './line-icon.js';
import type { PlayerPlugin, PluginContext } from './player-plugin.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
const ICON: LineIcon = [['path', { d: 'M4 4h16v16H4z' }]];
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const place = (properties: Partial<FootlightPlayer>, width = '900px'): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    preload: 'auto',
    ...properties,
  });
  Object.assign(player.style, { inlineSize: width, display: 'block' });
  document.body.append(player);
  return player;
};

const find = ({ shadowRoot }: FootlightPlayer, selector: string): HTMLElement | null =>
  shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const appears = (player: FootlightPlayer, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const element = find(player, selector);
    if (element === null || !element.checkVisibility()) throw new Error(`There is no ${selector}.`);
    return element;
  }, WAIT_OPTIONS);

/** Keeps notes: a button, a page of the settings and commands. */
const createNotes = () => {
  const notes: string[] = [];
  let context: PluginContext | null = null;
  const plugin: PlayerPlugin = {
    name: 'notes',
    start(player) {
      context = player;
      player.addCommand('add', ({ text }) => {
        notes.push(String(text));
        player.refresh();
        return notes.length;
      });
      player.addButton({
        look: () => ({
          icon: ICON,
          label: `Add a note (${String(notes.length)})`,
          pressed: notes.length > 0,
        }),
        choose: () => void player.element.execute('notes.add', { text: 'here' }),
      });
      player.addSetting({
        row: ({ t }) => ({
          icon: ICON,
          label: 'Notes',
          value: notes.length === 0 ? t('playerOff') : notes.join(),
        }),
        choices: () =>
          notes.map((text, at) => ({ id: String(at), label: text, choose: () => notes.splice(at, 1) })),
      });
    },
  };
  return { plugin, notes, context: () => context };
};

// PLAY-54
describe('a plugin', { timeout: 60_000 }, () => {
  it('has a button with a name, which keys press, and a page of the settings', async () => {
    const { plugin, notes } = createNotes();
    const player = place({ playback: film, plugins: [plugin] });
    const button = await appears(player, '[part~="notes-button"]');
    expect(button.getAttribute('aria-label')).toBe('Add a note (0)');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-label')).toBe('Add a note (1)'), WAIT_OPTIONS);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(button.getAttribute('aria-label')).toBe('Add a note (2)'), WAIT_OPTIONS);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(player.shadowRoot?.activeElement).toBe(button);
    expect(notes).toEqual(['here', 'here']);

    (await appears(player, '[part~="settings-button"]')).click();
    const row = await appears(player, '.menu-item[data-id="notes"]');
    expect(row.textContent).toContain('here');
    row.focus();
    await userEvent.keyboard('{Enter}');
    await appears(player, '.menu-item[data-id="0"]');
  });

  it('moves its button into the settings of a narrow player', async () => {
    const { plugin, notes } = createNotes();
    const player = place({ playback: film, plugins: [plugin] }, '400px');
    (await appears(player, '[part~="settings-button"]')).click();
    expect(find(player, '[part~="notes-button"]')?.checkVisibility()).toBe(false);
    (await appears(player, '.menu-item[data-id="notes-button"]')).click();
    await vi.waitFor(() => expect(notes).toEqual(['here']), WAIT_OPTIONS);
  });

  it('answers to its commands, which wait for the player', async () => {
    const { plugin } = createNotes();
    const player = place({ preload: 'none', playback: film, plugins: [plugin] });
    await expect(player.execute('notes.add', { text: 'one' })).resolves.toBe(1);
    await expect(player.execute('notes.add', { text: 'two' })).resolves.toBe(2);
    await expect(player.execute('notes.remove', {})).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { path: 'notes.remove' },
    });
  });

  it('starts before anything is requested, and watches the state', async () => {
    const requested: string[] = [];
    const heard: (string | null)[] = [];
    const plugin: PlayerPlugin = {
      name: 'watcher',
      start(context) {
        context.element.network = {
          requestInterceptor: ({ type }) => {
            requested.push(type);
          },
        };
        context.watch(
          ({ status }) => status,
          (status) => heard.push(status),
        );
      },
    };
    place({ playback: film, plugins: [plugin] });
    await vi.waitFor(() => expect(heard.at(-1)).toBe('ready'), WAIT_OPTIONS);
    expect(requested[0]).toBe('manifest');
    expect(heard[0]).not.toBe('ready');
  });

  it('ends when it leaves the list or its element the page, and starts again with the element', async () => {
    const { plugin, context } = createNotes();
    const player = place({ playback: film, plugins: [plugin] });
    await appears(player, '[part~="notes-button"]');
    const first = context();
    player.plugins = [];
    await vi.waitFor(() => expect(find(player, '[part~="notes-button"]')).toBeNull(), WAIT_OPTIONS);
    expect(first?.signal.aborted).toBe(true);

    player.plugins = [plugin];
    await appears(player, '[part~="notes-button"]');
    const second = context();
    expect(second?.signal.aborted).toBe(false);
    player.remove();
    await vi.waitFor(() => expect(second?.signal.aborted).toBe(true), WAIT_OPTIONS);

    document.body.append(player);
    await vi.waitFor(() => expect(context()?.signal.aborted).toBe(false), WAIT_OPTIONS);
    await appears(player, '[part~="notes-button"]');
  });

  it('that fails ends nothing else', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new Error('no notes');
    const { plugin } = createNotes();
    const broken: PlayerPlugin = {
      name: 'broken',
      start(player) {
        player.addSetting({
          row: () => {
            throw mistake;
          },
        });
        throw mistake;
      },
    };
    const player = place({
      playback: film,
      plugins: [broken, { name: 'Not a name' } as unknown as PlayerPlugin, plugin, { ...plugin }],
    });
    await appears(player, '[part~="notes-button"]');
    expect(player.shadowRoot?.querySelectorAll('[part~="notes-button"]')).toHaveLength(1);
    (await appears(player, '[part~="settings-button"]')).click();
    await appears(player, '.menu-item[data-id="notes"]');
    expect(errors).toHaveBeenCalledWith('Footlight: the plugin broken has failed.', mistake);
    const texts = errors.mock.calls.map(([text]) => String(text));
    expect(texts).toContain(
      'Footlight: plugins[1].name must be of lowercase letters, digits and hyphens, not "Not a name". It is left out.',
    );
    expect(texts).toContain('Footlight: another plugin is named notes. It is left out.');
  });
});

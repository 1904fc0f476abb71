import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { defineControls } from './define-controls.js';
import { PLACED_ELEMENTS } from './placed-elements.js';
import { FootlightPlayer } from '../element/player.element.js';

const WAIT_OPTIONS = { timeout: 8_000, interval: 30 };

beforeAll(() => {
  definePlayer();
  defineControls();
});

afterEach(() => document.body.replaceChildren());

const control = (selector = 'footlight-play-button'): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const isLinked = (element = control()) =>
  vi.waitFor(() => {
    expect(element.hasAttribute('disabled')).toBe(false);
    expect(element.shadowRoot?.querySelector('button')).not.toBeNull();
  }, WAIT_OPTIONS);

const isAlone = (element = control()) =>
  vi.waitFor(() => {
    expect(element.hasAttribute('disabled')).toBe(true);
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
    expect(element.hasAttribute('paused')).toBe(false);
  }, WAIT_OPTIONS);

/** What the player runs next. */
const commandsOf = (player: FootlightPlayer) => {
  const core = player.core;
  if (core === null) throw new Error('There is no player.');
  return vi.spyOn(core, 'execute').mockResolvedValue(undefined as never);
};

/** PLAY-56 */
describe('a placed control', () => {
  it('is empty, silent and disabled without a player, every one of them', async () => {
    const errors = vi.spyOn(console, 'error');
    document.body.innerHTML = Object.keys(PLACED_ELEMENTS)
      .map((tag) => `<${tag}></${tag}><${tag} for="nobody"></${tag}>`)
      .join('');
    for (const element of document.body.children) {
      await vi.waitFor(() => expect(element.hasAttribute('disabled')).toBe(true), WAIT_OPTIONS);
      expect(element.shadowRoot?.querySelector('button, input, [role="slider"]')).toBeNull();
    }
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('belongs to the player around it, through groups and shadow trees', async () => {
    document.body.innerHTML = `<footlight-player><footlight-controls><div></div></footlight-controls></footlight-player>`;
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const button = document.createElement('footlight-play-button');
    root?.append(button);
    await isLinked(button);
    expect(button.matches('[paused]')).toBe(true);
  });

  it('belongs to the player that it names, in its tree or in the document', async () => {
    document.body.innerHTML = '<footlight-player id="film"></footlight-player><div></div>';
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
    const button = Object.assign(document.createElement('footlight-play-button'), { for: 'film' });
    root?.append(button);
    await isLinked(button);
    const commands = commandsOf(control('footlight-player') as FootlightPlayer);
    button.shadowRoot?.querySelector('button')?.click();
    expect(commands).toHaveBeenCalledExactlyOnceWith('play', {});
  });

  it('finds a player that comes later, and one that is defined later', async () => {
    class LatePlayer extends FootlightPlayer {}
    document.body.innerHTML = `<footlight-play-button for="film"></footlight-play-button>`;
    await isAlone();
    document.body.insertAdjacentHTML('beforeend', '<late-player id="film"></late-player>');
    await isAlone();
    customElements.define('late-player', LatePlayer);
    await isLinked();
    expect(control().matches('[paused]')).toBe(true);
  });

  it('follows the id to another player, and leaves a player that goes', async () => {
    document.body.innerHTML = `<footlight-controls for="film"><footlight-play-button></footlight-play-button></footlight-controls>
      <footlight-player id="film"></footlight-player>`;
    await isLinked();
    const first = control('footlight-player') as FootlightPlayer;
    const second = document.createElement('footlight-player');
    first.remove();
    await isAlone();
    second.id = 'film';
    document.body.append(second);
    await isLinked();
    const [before, after] = [commandsOf(second), vi.fn<() => void>()];
    first.addEventListener('footlight-statechange', after);
    control().shadowRoot?.querySelector('button')?.click();
    expect(before).toHaveBeenCalledOnce();
    expect(after).not.toHaveBeenCalled();
  });

  it('changes to the player that its attribute names', async () => {
    document.body.innerHTML = `<footlight-play-button for="one"></footlight-play-button>
      <footlight-player id="one"></footlight-player><footlight-player id="two"></footlight-player>`;
    await isLinked();
    const commands = commandsOf(control('#two') as FootlightPlayer);
    control().setAttribute('for', 'two');
    await vi.waitFor(() => {
      control().shadowRoot?.querySelector('button')?.click();
      expect(commands).toHaveBeenCalled();
    }, WAIT_OPTIONS);
  });

  it('releases the player when it leaves, and finds it again when it returns', async () => {
    document.body.innerHTML =
      '<footlight-player id="film"></footlight-player><footlight-play-button for="film"></footlight-play-button>';
    const player = control('footlight-player') as FootlightPlayer;
    const added = vi.spyOn(player, 'addController');
    const removed = vi.spyOn(player, 'removeController');
    const again = document.createElement('footlight-play-button');
    again.setAttribute('for', 'film');
    document.body.append(again);
    await isLinked(again);
    again.remove();
    expect(removed.mock.calls.flat()).toEqual(added.mock.calls.flat());
    await isAlone(again);
    expect(again.getAttributeNames().toSorted()).toEqual(['disabled', 'for']);
    document.body.append(again);
    await isLinked(again);
  });
});

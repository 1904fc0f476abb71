import { keysFor, type ShortcutName } from '../../keyboard/shortcuts.js';
import type { ControlButton } from './control-button.js';
import type { PlayerContext } from '../player-context.js';

/** The shortcut that a button displays; nothing if the player has no keyboard shortcuts. */
export const keysOf = (
  { hasKeys, player }: PlayerContext,
  name: ShortcutName,
): Pick<ControlButton, 'shortcut' | 'keys'> => {
  const keys = hasKeys ? keysFor(name, player.page.shortcuts) : [];
  const [shortcut] = keys;
  return shortcut === undefined ? {} : { shortcut, keys: keys.join(' ') };
};

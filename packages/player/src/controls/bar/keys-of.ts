import { keysFor, type ShortcutName } from '../../keyboard/shortcuts.js';
import type { ControlButton } from './control-button.js';
import type { PlayerContext } from '../player-context.js';

/** What a button says of the key that does the same; nothing where the player hears no keys. */
export const keysOf = (
  { hasKeys, player }: PlayerContext,
  name: ShortcutName,
): Pick<ControlButton, 'shortcut' | 'keys'> => {
  const keys = hasKeys ? keysFor(name, player.page.shortcuts) : [];
  const [shortcut] = keys;
  return shortcut === undefined ? {} : { shortcut, keys: keys.join(' ') };
};

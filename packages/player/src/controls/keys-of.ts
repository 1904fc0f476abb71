import { SHORTCUTS, type ShortcutName } from '../keyboard/shortcuts.js';
import type { ControlButton } from './control-button.js';
import type { PlayerContext } from './player-context.js';

/** What a button says of the key that does the same; nothing where the player hears no keys. */
export const keysOf = (
  { hasKeys }: PlayerContext,
  name: ShortcutName,
): Pick<ControlButton, 'shortcut' | 'keys'> => {
  const { keys } = SHORTCUTS[name];
  return hasKeys ? { shortcut: keys[0], keys: keys.join(' ') } : {};
};

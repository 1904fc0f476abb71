const UNSET = /\s*\|\s*(?:null|undefined)$/u;
const CHOICE = /^'[^']*'(?: \| '[^']*')*$/u;
/** Values that only a script can make. */
const OF_SCRIPT = /^(?:PlaybackLoader|PlayerStorage|HTMLElement|KeyboardEvent)\b/u;

/**
 * The control with which a value of a type is entered in the playground.
 * @param {string} [type] as the manifest writes it
 * @returns {{ kind: 'choice', choices: string[] } | { kind: 'switch' | 'number' | 'text' | 'script' | 'json' }}
 */
export const controlOf = (type = 'string') => {
  const bare = type.replace(UNSET, '');
  // The attribute of a boolean that may be unset is written out.
  if (bare === 'boolean' && bare !== type) return { kind: 'choice', choices: ['on', 'off'] };
  if (bare === 'boolean') return { kind: 'switch' };
  if (bare === 'number') return { kind: 'number' };
  if (bare === 'string') return { kind: 'text' };
  if (CHOICE.test(bare)) return { kind: 'choice', choices: bare.split(' | ').map((one) => one.slice(1, -1)) };
  if (OF_SCRIPT.test(bare)) return { kind: 'script' };
  return { kind: 'json' };
};

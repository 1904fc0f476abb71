import type { MethodName, MethodParams } from '../protocol/methods.js';

type Merge<M extends MethodName> = (
  older: MethodParams<M>,
  newer: MethodParams<M>,
) => MethodParams<M> | undefined;

const newest = <P>(_older: P, newer: P): P => newer;

const mergeSeeks: Merge<'player.seek'> = (older, newer) => {
  if (!('by' in newer)) return newer;
  if ('to' in older) return { to: Math.max(0, older.to + newer.by) };
  if ('by' in older) return { by: older.by + newer.by };
  return undefined;
};

/** Setters of which only the last matters when several wait, each with how two become one. */
const MERGES: { readonly [M in MethodName]?: Merge<M> } = {
  'player.setVolume': (older, newer) => ({ ...older, ...newer }),
  'player.setFullscreen': newest,
  'player.setTextTrack': newest,
  'player.setAudioTrack': newest,
  'player.setGuide': newest,
  'player.seek': mergeSeeks,
};

/** The parameters of one call that stands for two; undefined where both must be made. */
export const mergeParams = (method: MethodName, older: object, newer: object): object | undefined => {
  const merge = MERGES[method] as ((older: object, newer: object) => object | undefined) | undefined;
  return merge?.(older, newer);
};

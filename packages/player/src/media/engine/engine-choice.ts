import { PlayerError } from '../../player-error.js';
import { dashEngine } from '../dash/dash.engine.js';
import type { EngineLoader, EngineSource } from './engine.js';
import { hlsEngine } from '../hls/hls.engine.js';
import { nativeEngine } from '../native/native.engine.js';

/**
 * In order of trust. The native engine comes last for HLS: Chromium answers “maybe” for a type that it then
 * plays without quality choice, so media source extensions go first wherever they exist.
 */
export const ENGINES: readonly EngineLoader[] = [hlsEngine, dashEngine, nativeEngine];

/** @throws {PlayerError} UNSUPPORTED when no engine plays such a source in this browser */
export const chooseEngine = (
  source: EngineSource,
  engines: readonly EngineLoader[] = ENGINES,
): EngineLoader => {
  const engine = engines.find((candidate) => candidate.canPlay(source));
  if (engine === undefined)
    throw new PlayerError('UNSUPPORTED', `This browser cannot play ${source.protocol}.`);
  return engine;
};

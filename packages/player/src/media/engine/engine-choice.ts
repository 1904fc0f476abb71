import { PlayerError } from '../../store/player-error.js';
import { dashEngine } from '../dash/dash.engine.js';
import type { EngineLoader, EngineSource } from './engine.js';
import { hlsEngine } from '../hls/hls.engine.js';
import { nativeEngine } from '../native/native.engine.js';

/**
 * In order of preference. The native engine is last for HLS: Chromium answers “maybe” for the type but then plays it
 * without quality selection, so Media Source Extensions are preferred wherever they exist.
 */
const ENGINES: readonly EngineLoader[] = [hlsEngine, dashEngine, nativeEngine];

/** @throws {PlayerError} UNSUPPORTED if no engine can play the source in this browser */
export const chooseEngine = (
  source: EngineSource,
  engines: readonly EngineLoader[] = ENGINES,
): EngineLoader => {
  const engine = engines.find((candidate) => candidate.canPlay(source));
  if (engine === undefined)
    throw new PlayerError('UNSUPPORTED', `This browser cannot play ${source.protocol}.`);
  return engine;
};

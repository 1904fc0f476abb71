import { createPlayer } from '../host/create-player.js';
import { isRpcError } from '../protocol/errors.js';

/** A host page whose policy forbids the frames of the service: how long each of its players took to say so, and what. */
const began = performance.now();
const errorOf = (target: string) =>
  createPlayer(target, { origin: 'https://play.example', id: '1' }).ready.then(
    () => null,
    (error: unknown) =>
      isRpcError(error)
        ? {
            code: error.code,
            message: error.message,
            data: error.data,
            isSoon: performance.now() - began < 1000,
          }
        : null,
  );

// The frame was blocked before this code has loaded; the other one is new.
Object.assign(window, { outcomes: Promise.all(['iframe', 'body'].map(errorOf)) });

import { nothing } from 'lit';
import type { PlayerError, PlayerErrorAction } from '../../player-error.js';
import type { ErrorActionDetail } from '../../player-events.js';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import { actionLabel, errorCode, errorLabel } from './error-words.js';
import { faultCard } from './fault-card.js';

/** Whether another try may help: an event may begin yet, and a stream may come late. */
const mayComeRight = ({ action, code, details }: PlayerError): boolean =>
  action !== 'back' || code === 'NOT_LIVE' || (code === 'NOT_FOUND' && details.reason === 'network');

/**
 * What is wrong, in words, with one way on: the useful one where the page takes it, else to try again where that may
 * help.
 *
 * @csspart error - what is said of a fault
 * @csspart error-title - heading of a fault
 * @csspart error-message - words of a fault
 * @csspart error-code - status, type or codecs behind a fault
 * @csspart retry-button - tries again after a fault
 * @csspart action-button - the way on from a fault that the page takes: to sign-in, to what opens the video, or back
 */
export class PlayerFault extends PlayerControl {
  readonly #error = this.watch(({ error }) => error);
  readonly #taken = new StoreController(
    this,
    () => this.context.controls,
    ({ errorActions }) => errorActions,
  );

  protected override render() {
    const error = this.#error.value;
    if (error === null) return nothing;
    const { t } = this.context;
    const [message, code] = [errorLabel(error), errorCode(error)];
    const isTaken = this.#taken.value.includes(error.action);
    if (!isTaken && !mayComeRight(error)) return faultCard(t, { message, code });
    const action = isTaken ? error.action : 'retry';
    return faultCard(t, {
      message,
      code,
      way: {
        label: actionLabel(action),
        part: action === 'retry' ? 'retry-button' : 'action-button',
        take: () => this.#take(action, error),
      },
    });
  }

  /** The page is asked first; what it does not prevent, and the player can do by itself, the player does. */
  #take(action: PlayerErrorAction, error: PlayerError): void {
    const isLeft = this.dispatchEvent(
      new CustomEvent<ErrorActionDetail>('footlight-erroraction', {
        detail: { action, error },
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
    if (!isLeft || action !== 'retry') return;
    // A retry that fails again shows its own fault.
    this.context.player.retry().catch(() => undefined);
    this.command('play', {});
  }
}

import { nothing } from 'lit';
import type { PlayerError, PlayerErrorAction } from '../../store/player-error.js';
import type { ErrorActionDetail } from '../../store/player-events.js';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import { actionLabel, errorCode, errorLabel } from './error-labels.js';
import { errorCard } from './error-card.js';

/** Whether a retry may help: an event may still begin, and a stream may still become available. */
const mayComeRight = ({ action, code, details }: PlayerError): boolean =>
  action !== 'back' || code === 'NOT_LIVE' || (code === 'NOT_FOUND' && details.reason === 'network');

/**
 * Shows an error message with at most one action: the one that suits the error if the host page handles it, otherwise
 * a retry if that may help.
 *
 * @csspart error - the error message
 * @csspart error-title - heading of the error message
 * @csspart error-message - text of the error message
 * @csspart error-code - status, type or codecs behind the error
 * @csspart retry-button - retries after an error
 * @csspart action-button - runs an error action of the host page: signs in, opens access to the video, or goes back
 */
export class ErrorScreen extends PlayerControl {
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
    if (!isTaken && !mayComeRight(error)) return errorCard(t, { message, code });
    const action = isTaken ? error.action : 'retry';
    return errorCard(t, {
      message,
      code,
      action: {
        label: actionLabel(action),
        part: action === 'retry' ? 'retry-button' : 'action-button',
        take: () => this.#take(action, error),
      },
    });
  }

  /** Lets the host page handle the action first. Unless it prevents the event, the player handles a retry itself. */
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
    // A retry that fails again shows its own error.
    this.context.player.retry().catch(() => undefined);
    this.command('play', {});
  }
}

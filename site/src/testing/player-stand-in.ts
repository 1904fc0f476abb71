import type { PlayerState } from '@footlight/player';

const IDLE = {
  id: null,
  paused: true,
  ended: false,
  hasStarted: false,
  error: null,
} as unknown as PlayerState;

/** A stand-in for the player as pages use it: state, commands and state events. It plays nothing. */
export class PlayerStandIn extends HTMLElement {
  state: PlayerState = IDLE;
  readonly loader = null;
  readonly request = null;
  readonly life = new AbortController().signal;
  readonly updateComplete = Promise.resolve(true);
  /** The commands received so far. */
  readonly commands: string[] = [];
  get core() {
    return this;
  }
  change(changes: Partial<PlayerState>): void {
    this.state = { ...this.state, ...changes };
    this.dispatchEvent(new CustomEvent('footlight-statechange', { detail: { changes } }));
  }
  load(): Promise<void> {
    return Promise.resolve();
  }
  execute(name: string): Promise<void> {
    this.commands.push(name);
    return Promise.resolve();
  }
  setVolume({ muted }: { readonly muted: boolean }): Promise<void> {
    this.change({ muted });
    return Promise.resolve();
  }
}

// Test files may share a document, and the player's own definition keeps an existing element.
if (customElements.get('footlight-player') === undefined)
  customElements.define('footlight-player', PlayerStandIn);

import { nothing } from 'lit';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { controlButton } from './control-button.js';

/** The buttons that plugins have added. */
export class PluginButtons extends PlayerControl {
  readonly #places = new StoreController(
    this,
    () => this.context.player.plugins.places,
    (places) => places,
  );

  constructor() {
    super();
    this.watch((now) => (this.#places.value.buttons.length > 0 ? now : now.status));
  }

  protected override render() {
    return this.#places.value.buttons.map((button) => {
      const look = button.look(this.context);
      if (look === null) return nothing;
      const { label, pressed } = look;
      return controlButton({
        part: `plugin-button ${button.name}-button`,
        icon: icon(look.icon),
        label,
        edge: 'end',
        ...(pressed === undefined ? {} : { pressed }),
        onClick: () => button.choose(),
      });
    });
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import type { DrawnIcon } from '../icon.js';

export interface ControlButton {
  readonly part: string;
  readonly icon: DrawnIcon;
  /** The action of the button, in the viewer's language. */
  readonly label: string;
  /** Keyboard shortcut for the same action, as displayed. */
  readonly shortcut?: string;
  /** The shortcut in the notation of `aria-keyshortcuts`; by default the displayed one. */
  readonly keys?: string;
  readonly pressed?: boolean;
  /** The edge of the player that the tooltip must not cross. */
  readonly edge?: 'start' | 'end';
  onClick(): void;
}

/** A button with an icon, an accessible name and a tooltip. */
export const controlButton = (button: ControlButton): TemplateResult => html`
  <button
    type="button"
    class="button"
    part="button ${button.part}"
    aria-label=${button.label}
    aria-keyshortcuts=${button.keys ?? button.shortcut ?? nothing}
    aria-pressed=${button.pressed ?? nothing}
    @click=${() => button.onClick()}
  >
    ${button.icon}
    <span class="tooltip" part="tooltip" data-edge=${button.edge ?? nothing} aria-hidden="true">
      ${button.label}${button.shortcut === undefined ? nothing : html`<kbd>${button.shortcut}</kbd>`}
    </span>
  </button>
`;

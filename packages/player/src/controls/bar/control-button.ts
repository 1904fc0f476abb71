import { html, nothing, type TemplateResult } from 'lit';
import type { IconNode } from 'lucide';
import { icon } from '../icon.js';

export interface ControlButton {
  readonly part: string;
  readonly icon: IconNode;
  /** What it does, in the viewer's language. */
  readonly label: string;
  /** The key that does the same, as people read it. */
  readonly shortcut?: string;
  /** The same as `aria-keyshortcuts` wants it; by default the shortcut itself. */
  readonly keys?: string;
  readonly pressed?: boolean;
  /** Where its tooltip may not leave the player. */
  readonly edge?: 'start' | 'end';
  onClick(): void;
}

/** A button with an icon, a name for those who hear, and a tooltip for those who see. */
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
    ${icon(button.icon)}
    <span class="tooltip" part="tooltip" data-edge=${button.edge ?? nothing} aria-hidden="true">
      ${button.label}${button.shortcut === undefined ? nothing : html`<kbd>${button.shortcut}</kbd>`}
    </span>
  </button>
`;

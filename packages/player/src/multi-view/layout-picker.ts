import type { MultiViewLabelKey } from '@footlight/i18n';
import { html, type TemplateResult } from 'lit';
import { Columns2, Grid2x2, LayoutPanelLeft, PictureInPicture, type IconNode } from 'lucide';
import { icon } from '../controls/icon.js';
import { MULTI_VIEW_LAYOUTS, type MultiViewLayout } from './layout.js';
import type { MultiViewLabels } from './multi-view-labels.js';

const LOOKS: {
  readonly [L in MultiViewLayout]: { readonly icon: IconNode; readonly label: MultiViewLabelKey };
} = {
  twoUp: { icon: Columns2, label: 'multiViewTwoUp' },
  pip: { icon: PictureInPicture, label: 'multiViewPip' },
  threeUp: { icon: LayoutPanelLeft, label: 'multiViewThreeUp' },
  quad: { icon: Grid2x2, label: 'multiViewQuad' },
};

export const layoutLabel = (layout: MultiViewLayout): MultiViewLabelKey => LOOKS[layout].label;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys move through the layouts and select each, as in a radio group. */
const pressed = (event: KeyboardEvent, layout: MultiViewLayout, choose: (next: MultiViewLayout) => void) => {
  const group = event.currentTarget;
  if (!(group instanceof Element)) return;
  const forward = group.matches(':dir(rtl)') ? -1 : 1;
  const step = { ...STEPS, ArrowRight: forward, ArrowLeft: -forward }[event.key];
  const next = MULTI_VIEW_LAYOUTS.at(
    (MULTI_VIEW_LAYOUTS.indexOf(layout) + (step ?? 0)) % MULTI_VIEW_LAYOUTS.length,
  );
  if (step === undefined || next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  choose(next);
  group.querySelector<HTMLElement>(`[data-layout="${next}"]`)?.focus();
};

/** A radio group of the four layouts. */
export const layoutPicker = (
  layout: MultiViewLayout,
  { t }: MultiViewLabels,
  choose: (next: MultiViewLayout) => void,
): TemplateResult => html`
  <div
    class="layouts"
    part="layouts"
    role="radiogroup"
    aria-label=${t('multiViewLayout')}
    @keydown=${(event: KeyboardEvent) => pressed(event, layout, choose)}
  >
    ${MULTI_VIEW_LAYOUTS.map(
      (name) => html`
        <button
          type="button"
          class="button"
          part="button layout-button"
          role="radio"
          aria-checked=${name === layout}
          aria-label=${t(LOOKS[name].label)}
          tabindex=${name === layout ? 0 : -1}
          data-layout=${name}
          @click=${() => choose(name)}
        >
          ${icon(LOOKS[name].icon)}
          <span class="tooltip" part="tooltip" data-edge="end" aria-hidden="true"
            >${t(LOOKS[name].label)}</span
          >
        </button>
      `,
    )}
  </div>
`;

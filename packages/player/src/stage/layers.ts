import { html, nothing, render, type CSSResult } from 'lit';
import type { PlayerContext } from '../controls/player-context.js';
import { defineBarElements } from '../controls/bar/bar-elements.js';
import { controlsBar } from '../controls/bar/controls-bar.js';
import { controlStyles } from '../controls/bar/control.styles.js';
import { controlsBarStyles } from '../controls/bar/controls-bar.styles.js';
import { timelineStyles } from '../controls/timeline/timeline.styles.js';
import { barContrastStyles } from './bar-contrast.styles.js';
import type { StageLook, StageNodes } from './stage.js';

/** What is added to the stage once there is something to play, such as the control bar. */
export interface StageLayers {
  readonly styles: readonly CSSResult[];
  /** Registers the elements of the layers. */
  readonly define: () => void;
  render(nodes: StageNodes, look: StageLook): void;
}

/** Renders marks, advertisements, subtitles and controls into the stage. */
const renderLayers = ({ root, slot, face }: StageNodes, look: StageLook): void => {
  const { context, lazy, ads } = look;
  const isSteered = context !== null && look.hasControls;
  render(
    context === null ? nothing : [lazy?.marks(context) ?? nothing, ads?.overlay(context) ?? nothing],
    root,
    { renderBefore: slot },
  );
  render(context === null || lazy === null ? nothing : captions(context, isSteered), root, {
    renderBefore: face,
  });
  render(isSteered ? controls(context, look) : nothing, root);
};

const captions = (context: PlayerContext, isSteered: boolean) =>
  html`<footlight-player-captions .context=${context} .steered=${isSteered}></footlight-player-captions>`;

/** The controls over the picture; none during an error. */
const controls = (context: PlayerContext, look: StageLook) => html`
  ${look.hasCore ? html`<footlight-player-announcer .context=${context}></footlight-player-announcer>` : nothing}
  ${look.error === null ? html`${look.lazy?.overlays(context) ?? nothing} ${controlsBar(context, look)}` : nothing}
`;

export const stageLayers: StageLayers = {
  styles: [controlStyles, controlsBarStyles, timelineStyles, barContrastStyles],
  define: defineBarElements,
  render: renderLayers,
};

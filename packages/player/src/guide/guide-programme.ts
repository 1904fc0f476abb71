import { endOf, isOnAt, startOf, type Programme } from '@footlight/domain';
import { clockFormat, regionalLanguage } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { LockKeyhole, Play, RotateCcw } from 'lucide';
import { icon } from '../controls/icon.js';
import type { PlayerContext } from '../controls/player-context.js';
import { styled } from '../controls/styled.js';
import type { LiveState } from '../store/player-state.js';
import { placeOfStart } from './programme-times.js';

/** Context and actions for the programmes of one channel. */
export interface ProgrammeActs {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The moment that is shown first, milliseconds since 1970. */
  readonly at: number;
  /** Whether the viewer may not watch the channel yet. */
  readonly isLocked: boolean;
  /** The seekable window of the channel; null for a channel that does not play. */
  readonly window: { readonly live: LiveState; readonly origin: number } | null;
  /** Plays the current programme; null if the channel cannot be played here. */
  readonly watch: (() => void) | null;
  /** @param place seconds on the media clock */
  watchFrom(place: number): void;
}

/** One programme: its time, its description, and buttons to watch it where that is possible. */
export const programmeRow = (
  programme: Programme,
  acts: ProgrammeActs,
  context: PlayerContext,
): TemplateResult => {
  const { t, language } = context;
  const { now, window } = acts;
  const [start, end] = [startOf(programme), endOf(programme)];
  const isOn = isOnAt(programme, now);
  const place = window === null ? null : placeOfStart(programme, window.origin, window.live);
  const share = Math.min(1, Math.max(0, (now - start) / (end - start)));
  return html`
    <li
      class="guide-programme"
      part=${isOn ? 'guide-programme guide-programme-on' : 'guide-programme'}
      ?data-on=${isOn}
      ?data-over=${end <= now}
      ?data-at=${isOnAt(programme, acts.at)}
    >
      <time class="guide-time" part="guide-time" datetime=${programme.startDate}
        >${clockFormat(regionalLanguage(language, navigator.languages)).format(start)}</time
      >
      <div class="guide-what">
        <bdi class="guide-title" part="guide-title">${programme.title}</bdi>
        ${isOn ? html`<span class="guide-state" part="guide-state">${t('playerGuideNow')}</span>` : nothing}
        ${
          programme.description === ''
            ? nothing
            : html`<bdi class="guide-description" part="guide-description">${programme.description}</bdi>`
        }
        ${isOn ? html`<span class="guide-share" part="guide-progress" ${styled({ '--share': String(share) })}></span>` : nothing}
      </div>
      <div class="guide-acts">
        ${
          place === null
            ? nothing
            : act(RotateCcw, `${t('playerGuideWatch')}: ${programme.title}`, () => acts.watchFrom(place))
        }
        ${
          isOn && acts.watch !== null
            ? act(
                acts.isLocked ? LockKeyhole : Play,
                t('playerGuideWatchNow', { title: programme.title }),
                acts.watch,
              )
            : nothing
        }
      </div>
    </li>
  `;
};

const act = (drawing: typeof Play, label: string, run: () => void): TemplateResult => html`
  <button
    type="button"
    class="button"
    part="button guide-watch"
    aria-label=${label}
    title=${label}
    @click=${run}
  >
    ${icon(drawing)}
  </button>
`;

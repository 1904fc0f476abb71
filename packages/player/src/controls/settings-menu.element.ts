import { html, nothing } from 'lit';
import { Settings } from 'lucide';
import { PlayerControl } from './control.js';
import type { MenuGroup, MenuItem } from './menu.element.js';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/**
 * How sharp and how fast.
 *
 * @csspart settings-button - opens the settings
 */
export class SettingsMenu extends PlayerControl {
  readonly #state = this.watch(
    ({ qualities, selectedQuality, activeQuality, playbackRate, live, status }) => ({
      qualities,
      selectedQuality,
      activeQuality,
      playbackRate,
      hasSpeed: live === null && status === 'ready',
    }),
  );

  protected override render() {
    const groups = [this.#quality(), this.#speed()].filter((group) => group.items.length > 1);
    if (groups.length === 0) return nothing;
    return html`
      <footlight-player-menu
        .context=${this.context}
        .icon=${Settings}
        .groups=${groups}
        .name=${'settings'}
        .label=${this.context.t('playerSettings')}
      ></footlight-player-menu>
    `;
  }

  #quality(): MenuGroup {
    const { t } = this.context;
    const { qualities, selectedQuality, activeQuality } = this.#state.value;
    const automatic: MenuItem = {
      id: 'auto',
      label: t('playerQualityAuto'),
      ...(selectedQuality === null && activeQuality !== null && activeQuality.height > 0
        ? { note: t('playerQualityHeight', { height: activeQuality.height }) }
        : {}),
      checked: selectedQuality === null,
      choose: () => this.command('setQuality', { id: null }),
    };
    const fixed = qualities
      .filter(({ height }) => height > 0)
      .toSorted((a, b) => b.height - a.height || b.bandwidth - a.bandwidth)
      .map(({ id, height }) => ({
        id,
        label: t('playerQualityHeight', { height }),
        checked: selectedQuality?.id === id,
        choose: () => this.command('setQuality', { id }),
      }));
    return { name: t('playerQuality'), items: fixed.length > 1 ? [automatic, ...fixed] : [] };
  }

  #speed(): MenuGroup {
    const { t, language } = this.context;
    const { playbackRate, hasSpeed } = this.#state.value;
    const number = new Intl.NumberFormat(language);
    return {
      name: t('playerSpeed'),
      items: hasSpeed
        ? RATES.map((rate) => ({
            id: String(rate),
            label: rate === 1 ? t('playerSpeedNormal') : t('playerSpeedTimes', { rate: number.format(rate) }),
            checked: playbackRate === rate,
            choose: () => this.command('setRate', { rate }),
          }))
        : [],
    };
  }
}

import { CUSTOM_ELEMENTS_SCHEMA, Component, signal } from '@angular/core';
import type { FootlightPlayer } from '@footlight/elements';

@Component({
  selector: 'film-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <footlight-player
      #player
      video="1001"
      [muted]="true"
      [autoplay]="true"
      (footlight-ready)="heard.set('ready ' + $event.detail.id)"
    ></footlight-player>
    <button id="seek" type="button" (click)="seek(player)">Seek</button>
    <output id="heard">{{ heard() }}</output>
    <output id="position">{{ position() }}</output>
  `,
})
export class FilmPage {
  readonly heard = signal('');
  readonly position = signal<number | null>(null);

  async seek(player: FootlightPlayer): Promise<void> {
    this.position.set((await player.seek({ to: 30 })).currentTime);
  }
}

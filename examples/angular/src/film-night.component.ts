import {
  CUSTOM_ELEMENTS_SCHEMA,
  Component,
  computed,
  signal,
  viewChild,
  type ElementRef,
} from '@angular/core';
import { describe, films, languages, type Shown } from './films';
import type { Player } from './player';

@Component({
  selector: 'film-night',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  templateUrl: './film-night.component.html',
})
export class FilmNight {
  readonly films = films;
  readonly languages = Object.entries(languages);
  readonly chosen = signal(0);
  readonly language = signal('en');
  readonly isMuted = signal(true);
  readonly isOpen = signal(true);
  readonly shown = signal<Shown>({});
  readonly fault = signal('');
  readonly live = signal('');
  readonly element = viewChild<ElementRef<Player>>('player');
  readonly player = computed(() => this.element()?.nativeElement);
  readonly film = computed(() => films[this.chosen()]);
  readonly status = computed(() => this.fault() || describe(this.shown()));

  choose(at: number): void {
    this.fault.set('');
    this.chosen.set(at % films.length);
  }

  follow({ detail }: HTMLElementEventMap['footlight-statechange']): void {
    this.shown.update((before) => ({ ...before, ...detail.changes }));
  }

  toTheEnd(): void {
    void this.player()?.seek({ to: (this.shown().duration ?? 1) - 1 });
  }
}

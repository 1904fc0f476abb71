// Compiles the template in the browser, which only this test page without a restrictive policy allows.
import '@angular/compiler';
import { CUSTOM_ELEMENTS_SCHEMA, Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { INITIAL, offer } from './checks.js';

@Component({
  selector: 'check-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (bound().isShown) {
      <footlight-player
        [loop]="bound().loop"
        [startAt]="bound().startAt"
        [videoTitle]="bound().videoTitle"
        [shortcuts]="bound().shortcuts"
        (lowercaseevent)="hear('lowercaseevent')"
        (kebab-event)="hear('kebab-event')"
        (camelEvent)="hear('camelEvent')"
        (PascalEvent)="hear('PascalEvent')"
        (CAPSevent)="hear('CAPSevent')"
        (footlight-ended)="hear('footlight-ended')"
      >
        @if (bound().hasChildren) {
          <p>{{ bound().videoTitle }}</p>
        }
      </footlight-player>
    }
  `,
})
class Page {
  readonly bound = signal(INITIAL);
  readonly hear = offer((changes) => this.bound.update((before) => ({ ...before, ...changes })));
}

document.body.append(document.createElement('check-page'));
await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });

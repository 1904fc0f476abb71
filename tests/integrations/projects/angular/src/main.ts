import './service';
import '@footlight/elements/define/player';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FilmPage } from './film-page.component';

await bootstrapApplication(FilmPage, { providers: [provideZonelessChangeDetection()] });

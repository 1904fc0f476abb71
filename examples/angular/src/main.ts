import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FilmNight } from './film-night.component';

await bootstrapApplication(FilmNight, { providers: [provideZonelessChangeDetection()] });

import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü',
  closePanel: 'Schließen',
  moreMenu: 'Mehr',
  welcomeTitle: 'Schön, dass Sie da sind',
  welcomeText:
    'Behalten Sie Ihre Listen und schauen Sie auf jedem Bildschirm dort weiter, wo Sie aufgehört haben. Kostenlos.',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signOut: 'Abmelden',
  administration: 'Verwaltung',
  accountOf: 'Konto von {{name}}',
  language: 'Sprache',
  home: 'Startseite',
  retry: 'Erneut versuchen',
  goBack: 'Zurück',
  goHome: 'Zur Startseite',
  loading: 'Wird geladen',
  notFoundTitle: 'Seite nicht gefunden',
  eventOverText: 'Diese Veranstaltung ist vorbei, und es gibt keine Aufzeichnung.',
  notFoundText: 'Die Seite ist vielleicht umgezogen, oder der Link enthält einen Tippfehler.',
  failedTitle: 'Diese Seite konnte nicht geladen werden',
  partFailed: 'Dieser Teil konnte nicht geladen werden',
  partFailedText:
    'Der Rest der Seite ist in Ordnung. Prüfen Sie Ihre Verbindung oder versuchen Sie es gleich noch einmal.',
  playerMissing: 'Der Player konnte nicht geladen werden',
  reloadPage: 'Seite neu laden',
  pageUnfinished:
    'Diese Seite wurde nicht vollständig geladen. Prüfen Sie Ihre Verbindung oder versuchen Sie es gleich noch einmal.',
  previewShown: 'Vorschau: Diese Seite zeigt Entwürfe, die nicht veröffentlicht sind.',
  previewEnd: 'Vorschau beenden',
  scriptsNeeded:
    'Diese Website braucht JavaScript. Erlauben Sie es in Ihrem Browser und laden Sie die Seite neu.',
  offlineBanner: 'Sie sind offline. Diese Seite holt alles nach, sobald Sie wieder online sind.',
  backOnline: 'Sie sind wieder online.',
  offlineTitle: 'Sie sind offline',
  offlineText: 'Zum Ansehen brauchen Sie eine Verbindung. Alles ist da, wenn Sie zurück sind.',
  siteDescription: 'Filme, Serien und Live-Veranstaltungen, gleich zum Ansehen.',
  credits: '{{name}}',
};

import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Zaloguj się kluczem dostępu',
  passkeyNotUsed: 'Nie użyto klucza dostępu. Spróbuj ponownie lub użyj hasła.',
  factorTitle: 'Wpisz kod',
  factorLead: 'Wpisz sześciocyfrowy kod z aplikacji uwierzytelniającej.',
  factorCode: 'Sześciocyfrowy kod',
  factorRecoveryLead: 'Wpisz jeden z zapisanych kodów odzyskiwania. Każdy działa raz.',
  factorRecoveryCode: 'Kod odzyskiwania',
  factorUseRecovery: 'Użyj kodu odzyskiwania',
  factorUseApp: 'Użyj aplikacji uwierzytelniającej',
  factorContinue: 'Kontynuuj',
  factorStartOver: 'Zaloguj się ponownie',
  factorMissing: 'Wpisz kod.',
  passkeyOffer: 'Następnym razem zaloguj się szybciej: odciskiem palca, twarzą lub blokadą ekranu.',
  passkeyOfferAdd: 'Dodaj klucz dostępu',
};

import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'Geçiş anahtarıyla oturum aç',
  passkeyNotUsed: 'Geçiş anahtarı kullanılmadı. Yeniden deneyin veya şifrenizi kullanın.',
  factorTitle: 'Kodunuzu girin',
  factorLead: 'Doğrulama uygulamanızdaki altı haneli kodu girin.',
  factorCode: 'Altı haneli kod',
  factorRecoveryLead: 'Kaydettiğiniz kurtarma kodlarından birini girin. Her biri bir kez çalışır.',
  factorRecoveryCode: 'Kurtarma kodu',
  factorUseRecovery: 'Kurtarma kodu kullan',
  factorUseApp: 'Doğrulama uygulamasını kullan',
  factorContinue: 'Devam et',
  factorStartOver: 'Yeniden oturum aç',
  factorMissing: 'Kodu girin.',
  passkeyOffer: 'Bir dahaki sefere parmak iziniz, yüzünüz veya ekran kilidinizle daha hızlı oturum açın.',
  passkeyOfferAdd: 'Geçiş anahtarı ekle',
};

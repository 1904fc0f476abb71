import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'Oturum açın',
  signInLead: 'Kaldığınız yerden devam etmek için oturum açın.',
  signInToWatchLeadOf: '“{{title}}”, oturum açtığınız anda başlar.',
  signInToWatchLead: 'Oturum açın, hemen başlasın.',
  signUpTitle: 'Hesabınızı oluşturun',
  signUpLead: 'Yapımları listenize kaydedin, her ekranda kaldığınız yerden devam edin.',
  email: 'E-posta',
  password: 'Şifre',
  passwordHint: 'En az 10 karakter',
  name: 'Ad',
  showPassword: 'Basılı tutarken şifreyi göster',
  signingIn: 'Oturum açılıyor…',
  signingUp: 'Hesabınız oluşturuluyor…',
  noAccountYet: 'Henüz hesabınız yok mu?',
  alreadyAccount: 'Zaten hesabınız var mı?',
  pleaseProvideYourName: 'Adınızı girin.',
  pleaseProvideValidEmail: 'Geçerli bir e-posta adresi girin.',
  pleaseProvideYourEmail: 'E-posta adresinizi girin.',
  passwordTooShort: 'En az 10 karakter kullanın.',
  signedOutTitle: 'Oturumunuz kapatıldı',
  signedOutText: 'Yakında görüşmek üzere.',
};

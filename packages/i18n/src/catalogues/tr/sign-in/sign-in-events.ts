import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'Oturum açıldı',
  signInWrongProof: 'Yanlış şifre, kod veya bağlantı',
  signInLocked: 'Çok fazla denemeden sonra kilitlendi',
  signInSuspended: 'Reddedildi: hesap askıya alınmıştı',
  signInConflict: 'Reddedildi: adres başka bir hesaba ait',
  signInRefused: 'Sağlayıcı reddetti',
  signInByPassword: 'Şifre',
  signInByPasskey: 'Geçiş anahtarı',
  signInByLink: 'E-postayla bağlantı',
  signInByCode: 'Başka bir cihazda onaylanan kod',
  signInByAdministrator: 'Bir yönetici hesabı görüntüledi',
  signInOutside: 'Dış sağlayıcı',
};

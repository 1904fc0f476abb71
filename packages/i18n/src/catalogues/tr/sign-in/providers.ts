import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'İzleyici',
  orContinueWith: 'veya',
  continueWith: '{{provider}} ile devam et',
  providerRefusedTitle: 'Oturum açma tamamlanamadı',
  providerCancelled: 'Oturum açmayı iptal ettiniz. Hiçbir şey değişmedi.',
  providerAnswerOld:
    'Bu oturum açma isteği bu tarayıcı sekmesinde başlatılmadı veya çok uzun sürdü. Yeniden başlatın.',
  providerSorry: 'Bir sorun oluştu.',
  providerStartAgain: 'Oturum açmaya dön',
  accountConflictTitle: 'Bu adresin zaten bir hesabı var',
  accountConflictText:
    'Bu e-postayla zaten bir hesap var. Her zamanki yönteminizle oturum açın; ardından {{provider}} hesabınızı bağlayabilirsiniz.',
  signInToLink: '{{provider}} hesabını bağlamak için oturum aç',
  signedInAlready: 'Oturumunuz açık',
  signedInAlreadyText: '{{name}} olarak oturum açtınız. Başka bir hesap kullanmak için önce oturumu kapatın.',
  signedInContinue: 'Devam et',
  signedInLink: 'Başka bir oturum açma yöntemi bağla',
  cannotLinkAccount:
    'Bu {{provider}} hesabı bağlanamadı. Başka bir hesaba ait veya sizin hesabınızda zaten bir tane var.',
  accountMergeTitle: 'İki hesabınız var',
  accountMergeKept:
    'Bu {{provider}} oturum açma yöntemi size ait başka bir hesaba bağlı. İkisinden birini koruyup onda {{provider}} ile oturum açabilirsiniz.',
  accountMergeRefused:
    'Bu {{provider}} oturum açma yöntemi başka bir hesaba ait ve iki hesap da ondan vazgeçemiyor: İkisinde de plan veya ödeme var ya da biri kullanılamıyor. Lütfen bizimle iletişime geçin.',
  accountMergeChoose: 'Korunacak hesabı seç',
  logoutAndContinue: 'Oturumu kapat ve devam et',
  linkAccountTitle: 'Mevcut bir hesap bağlansın mı?',
  linkAccountText:
    'Şifreli bir hesabınız varsa iki yolla da oturum açmak için onu bağlayın. Yoksa yeni bir hesap oluştururuz.',
  linkAccount: 'Hesabı bağla',
  skipLinking: 'Atla',
  openingApp: 'Uygulama açılıyor…',
  openApp: 'Uygulamayı aç',
  licencePartnerTitle: 'Anlaşmalı kuruluşun lisansıyla devam edin',
  licencePartnerText:
    'Anlaşmalı kuruluş sizi oturum açmanız için buraya gönderdi. Yalnızca bunu kendiniz başlattıysanız devam edin.',
  licencePartnerContinue: 'Devam et',
  passwordKeptByProvider: 'Şifrenizi {{provider}} üzerinden değiştirin.',
  firebaseSignInLead: '{{provider}} hesabınızla oturum açın.',
  firebaseSignUpTitle: '{{provider}} hesabı oluşturun',
  firebaseSignUpLead: 'Hem burada hem uygulamalarımızda oturum açtığınız tek hesap.',
  firebaseSignUp: 'Hesap oluştur',
  firebaseToSignIn: 'Hesabınız var mı? Oturum açın',
  firebaseToSignUp: 'Yeni misiniz? Hesap oluşturun',
  firebaseBlocked: '{{provider}} bu hesabın oturum açmasına izin vermedi.',
  firebasePasswordHint: 'En az 6 karakter',
  appCheckFailedWeb: 'Bu tarayıcı doğrulanamadı. Sayfayı yeniden yükleyip tekrar deneyin.',
  providerContinueLead: '{{provider}} üzerinden devam eder, hemen buraya dönersiniz.',
  accountExistsWithDifferentProvider:
    'Bu e-posta zaten {{provider}} ile oturum açıyor. O yöntemle oturum açın.',
  accountConflictKept:
    'Bu {{provider}} hesabının sizin olduğunu gösterdiniz. Onun e-postasıyla zaten bir hesap var: 15 dakika içinde o hesapta oturum açın, {{provider}} bağlansın mı diye soralım.',
};

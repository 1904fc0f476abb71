import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {
  skipToContent: 'İçeriğe geç',
  mainMenu: 'Ana menü',
  openMenu: 'Menü',
  closePanel: 'Kapat',
  moreMenu: 'Diğer',
  welcomeTitle: 'Sizi görmek güzel',
  welcomeText: 'Listelerinizi saklayın, her ekranda kaldığınız yerden devam edin. Ücretsizdir.',
  signIn: 'Oturum aç',
  signUp: 'Kaydol',
  signOut: 'Oturumu kapat',
  administration: 'Yönetim',
  accountOf: 'Hesap: {{name}}',
  language: 'Dil',
  home: 'Ana sayfa',
  retry: 'Yeniden dene',
  goBack: 'Geri dön',
  goHome: 'Ana sayfaya git',
  loading: 'Yükleniyor',
  notFoundTitle: 'Sayfa bulunamadı',
  eventOverText: 'Bu etkinlik sona erdi ve kaydı yok.',
  notFoundText: 'Sayfa taşınmış veya bağlantıda bir yazım hatası olabilir.',
  failedTitle: 'Bu sayfa yüklenemedi',
  partFailed: 'Bu kısım yüklenemedi',
  partFailedText:
    'Sayfanın geri kalanında sorun yok. Bağlantınızı kontrol edin veya birazdan yeniden deneyin.',
  playerMissing: 'Oynatıcı yüklenemedi',
  reloadPage: 'Sayfayı yeniden yükle',
  pageUnfinished:
    'Bu sayfanın yüklenmesi tamamlanmadı. Bağlantınızı kontrol edin veya birazdan yeniden deneyin.',
  previewShown: 'Önizleme: Bu sayfa yayınlanmamış taslakları gösteriyor.',
  previewEnd: 'Önizlemeyi bitir',
  scriptsNeeded:
    'Bu site JavaScript gerektirir. Tarayıcınızda izin verin, ardından sayfayı yeniden yükleyin.',
  offlineBanner: 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda bu sayfa güncellenir.',
  backOnline: 'Yeniden çevrimiçisiniz.',
  offlineTitle: 'Çevrimdışısınız',
  offlineText: 'İzlemek için bağlantı gerekiyor. Geri döndüğünüzde her şey burada olacak.',
  siteDescription: 'Filmler, diziler ve canlı etkinlikler, izlenmeye hazır.',
  credits: '{{name}}',
};

import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'パスキーでログイン',
  passkeyNotUsed: 'パスキーは使用されませんでした。もう一度試すか、パスワードを使ってください。',
  factorTitle: 'コードを入力',
  factorLead: '認証アプリの6桁のコードを入力してください。',
  factorCode: '6桁のコード',
  factorRecoveryLead: '保存した回復用コードを1つ入力してください。それぞれ1回使えます。',
  factorRecoveryCode: '回復用コード',
  factorUseRecovery: '回復用コードを使う',
  factorUseApp: '認証アプリを使う',
  factorContinue: '続ける',
  factorStartOver: 'もう一度ログイン',
  factorMissing: 'コードを入力してください。',
  passkeyOffer: '次回から、指紋、顔、画面ロックですばやくログインできます。',
  passkeyOfferAdd: 'パスキーを追加',
};

import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'ログイン',
  signInLead: 'ログインして、続きから視聴しましょう。',
  signInToWatchLeadOf: 'ログインすると、すぐに「{{title}}」の再生が始まります。',
  signInToWatchLead: 'ログインすると再生が始まります。',
  signUpTitle: 'アカウントを作成',
  signUpLead: '作品をリストに保存して、どの画面でも続きから視聴できます。',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordHint: '10文字以上',
  name: '名前',
  showPassword: '押している間パスワードを表示',
  signingIn: 'ログイン中…',
  signingUp: 'アカウントを作成中…',
  noAccountYet: 'アカウントをお持ちでない場合',
  alreadyAccount: 'すでにアカウントをお持ちの場合',
  pleaseProvideYourName: '名前を入力してください。',
  pleaseProvideValidEmail: '有効なメールアドレスを入力してください。',
  pleaseProvideYourEmail: 'メールアドレスを入力してください。',
  passwordTooShort: '10文字以上で入力してください。',
  signedOutTitle: 'ログアウトしました',
  signedOutText: 'またのご利用をお待ちしています。',
};

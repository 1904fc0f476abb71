import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: '視聴者',
  orContinueWith: 'または',
  continueWith: '{{provider}}で続ける',
  providerRefusedTitle: 'ログインを完了できませんでした',
  providerCancelled: 'ログインをキャンセルしました。何も変更されていません。',
  providerAnswerOld:
    'このログインは別のタブで始められたか、時間がかかりすぎました。最初からやり直してください。',
  providerSorry: '問題が発生しました。',
  providerStartAgain: 'ログインに戻る',
  accountConflictTitle: 'このメールアドレスのアカウントはすでに存在します',
  accountConflictText:
    'このメールアドレスのアカウントはすでに存在します。いつもの方法でログインしてください。その後、{{provider}}を連携できます。',
  signInToLink: 'ログインして{{provider}}を連携',
  signedInAlready: 'ログインしています',
  signedInAlreadyText:
    '{{name}}としてログインしています。別のアカウントを使うには、先にログアウトしてください。',
  signedInContinue: '続ける',
  signedInLink: '別のログイン方法を連携',
  cannotLinkAccount:
    'この{{provider}}アカウントを連携できませんでした。別のアカウントのものか、すでに連携済みのものがあります。',
  accountMergeTitle: 'アカウントが2つあります',
  accountMergeKept:
    'この{{provider}}のログインは、お持ちの別のアカウントのものです。どちらか1つを残し、{{provider}}でログインできます。',
  accountMergeRefused:
    'この{{provider}}のログインは別のアカウントのものですが、どちらも統合できません。両方にプランや支払いがあるか、一方が利用できない状態です。お問い合わせください。',
  accountMergeChoose: '残すアカウントを選ぶ',
  logoutAndContinue: 'ログアウトして続ける',
  linkAccountTitle: '既存のアカウントを連携しますか？',
  linkAccountText:
    'パスワードのあるアカウントをお持ちなら、連携するとどちらの方法でもログインできます。お持ちでない場合は新しく作成します。',
  linkAccount: 'アカウントを連携',
  skipLinking: 'スキップ',
  openingApp: 'アプリを開いています…',
  openApp: 'アプリを開く',
  licencePartnerTitle: 'パートナーのライセンスで続ける',
  licencePartnerText:
    'パートナーのサイトからログインのためにここへ移動しました。ご自身で始めた場合のみ続けてください。',
  licencePartnerContinue: '続ける',
  passwordKeptByProvider: 'パスワードは{{provider}}で変更してください。',
  firebaseSignInLead: '{{provider}}アカウントでログインしてください。',
  firebaseSignUpTitle: '{{provider}}アカウントを作成',
  firebaseSignUpLead: 'このサイトでもアプリでもログインできるアカウントです。',
  firebaseSignUp: 'アカウントを作成',
  firebaseToSignIn: 'アカウントをお持ちの方はログイン',
  firebaseToSignUp: 'はじめての方はアカウントを作成',
  firebaseBlocked: '{{provider}}がこのアカウントのログインを許可しませんでした。',
  firebasePasswordHint: '6文字以上',
  appCheckFailedWeb: 'このブラウザーを確認できませんでした。ページを再読み込みして、もう一度お試しください。',
  providerContinueLead: '{{provider}}に移動し、終わるとすぐに戻ってきます。',
  accountExistsWithDifferentProvider:
    'このメールアドレスはすでに{{provider}}でログインしています。その方法でログインしてください。',
  accountConflictKept:
    'この{{provider}}アカウントがご本人のものと確認できました。同じメールアドレスのアカウントがすでに存在します。15分以内にそのアカウントにログインすると、{{provider}}を連携するかどうかをお尋ねします。',
};

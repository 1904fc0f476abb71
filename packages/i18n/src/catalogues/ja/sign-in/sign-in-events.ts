import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'ログイン済み',
  signInWrongProof: 'パスワード、コードまたはリンクの誤り',
  signInLocked: '試行回数が多すぎるためロック',
  signInSuspended: '拒否：アカウントが停止中',
  signInConflict: '拒否：メールアドレスが別のアカウントで使用中',
  signInRefused: 'ログイン元のサービスが拒否',
  signInByPassword: 'パスワード',
  signInByPasskey: 'パスキー',
  signInByLink: 'メールのリンク',
  signInByCode: '別のデバイスで確認したコード',
  signInByAdministrator: '管理者がアカウントを表示',
  signInOutside: '外部サービス',
};

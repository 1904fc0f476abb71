import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: '登录',
  signInLead: '登录后，从上次停下的地方继续观看。',
  signInToWatchLeadOf: '登录后，“{{title}}”即刻开始播放。',
  signInToWatchLead: '登录后即刻开始播放。',
  signUpTitle: '创建账号',
  signUpLead: '将喜欢的内容加入片单，在任意屏幕上接着看。',
  email: '邮箱',
  password: '密码',
  passwordHint: '至少 10 个字符',
  name: '姓名',
  showPassword: '按住显示密码',
  signingIn: '正在登录…',
  signingUp: '正在创建账号…',
  noAccountYet: '还没有账号？',
  alreadyAccount: '已有账号？',
  pleaseProvideYourName: '请输入姓名。',
  pleaseProvideValidEmail: '请输入有效的邮箱地址。',
  pleaseProvideYourEmail: '请输入邮箱。',
  passwordTooShort: '请至少使用 10 个字符。',
  signedOutTitle: '您已退出登录',
  signedOutText: '期待再次相见。',
};

import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: '使用通行密钥登录',
  passkeyNotUsed: '未使用通行密钥。请重试，或使用密码。',
  factorTitle: '输入验证码',
  factorLead: '请输入身份验证器应用中的六位验证码。',
  factorCode: '六位验证码',
  factorRecoveryLead: '请输入您保存的一个恢复码。每个只能使用一次。',
  factorRecoveryCode: '恢复码',
  factorUseRecovery: '使用恢复码',
  factorUseApp: '使用身份验证器应用',
  factorContinue: '继续',
  factorStartOver: '重新登录',
  factorMissing: '请输入验证码。',
  passkeyOffer: '下次用指纹、面容或屏幕锁更快登录。',
  passkeyOfferAdd: '添加通行密钥',
};

import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: '已登录',
  signInWrongProof: '密码、验证码或链接错误',
  signInLocked: '尝试次数过多，已锁定',
  signInSuspended: '已拒绝：账号已被停用',
  signInConflict: '已拒绝：该地址属于另一个账号',
  signInRefused: '被服务商拒绝',
  signInByPassword: '密码',
  signInByPasskey: '通行密钥',
  signInByLink: '邮件链接',
  signInByCode: '在另一台设备上确认的代码',
  signInByAdministrator: '管理员查看了账号',
  signInOutside: '外部服务商',
};

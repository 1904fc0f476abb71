import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: '로그인',
  signInLead: '로그인하고 보던 곳부터 이어 보세요.',
  signInToWatchLeadOf: '로그인하면 바로 “{{title}}” 재생이 시작됩니다.',
  signInToWatchLead: '로그인하면 재생이 시작됩니다.',
  signUpTitle: '계정 만들기',
  signUpLead: '작품을 목록에 저장하고 어느 화면에서나 이어 보세요.',
  email: '이메일',
  password: '비밀번호',
  passwordHint: '10자 이상',
  name: '이름',
  showPassword: '누르는 동안 비밀번호 표시',
  signingIn: '로그인하는 중…',
  signingUp: '계정을 만드는 중…',
  noAccountYet: '아직 계정이 없나요?',
  alreadyAccount: '이미 계정이 있나요?',
  pleaseProvideYourName: '이름을 입력하세요.',
  pleaseProvideValidEmail: '올바른 이메일 주소를 입력하세요.',
  pleaseProvideYourEmail: '이메일을 입력하세요.',
  passwordTooShort: '10자 이상 입력하세요.',
  signedOutTitle: '로그아웃했습니다',
  signedOutText: '곧 다시 만나요.',
};

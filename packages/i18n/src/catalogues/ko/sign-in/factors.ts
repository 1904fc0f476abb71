import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: '패스키로 로그인',
  passkeyNotUsed: '패스키를 사용하지 않았습니다. 다시 시도하거나 비밀번호를 사용하세요.',
  factorTitle: '코드 입력',
  factorLead: '인증 앱의 6자리 코드를 입력하세요.',
  factorCode: '6자리 코드',
  factorRecoveryLead: '저장해 둔 복구 코드를 하나 입력하세요. 각 코드는 한 번만 사용할 수 있습니다.',
  factorRecoveryCode: '복구 코드',
  factorUseRecovery: '복구 코드 사용',
  factorUseApp: '인증 앱 사용',
  factorContinue: '계속',
  factorStartOver: '다시 로그인',
  factorMissing: '코드를 입력하세요.',
  passkeyOffer: '다음부터 지문, 얼굴, 화면 잠금으로 더 빠르게 로그인하세요.',
  passkeyOfferAdd: '패스키 추가',
};

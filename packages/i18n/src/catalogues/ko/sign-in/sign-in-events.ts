import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: '로그인됨',
  signInWrongProof: '잘못된 비밀번호, 코드 또는 링크',
  signInLocked: '시도 횟수가 너무 많아 잠김',
  signInSuspended: '거부됨: 정지된 계정',
  signInConflict: '거부됨: 다른 계정에서 사용하는 주소',
  signInRefused: '제공업체에서 거부함',
  signInByPassword: '비밀번호',
  signInByPasskey: '패스키',
  signInByLink: '이메일 링크',
  signInByCode: '다른 기기에서 확인한 코드',
  signInByAdministrator: '관리자가 계정을 봄',
  signInOutside: '외부 제공업체',
};

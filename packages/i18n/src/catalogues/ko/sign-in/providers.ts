import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: '시청자',
  orContinueWith: '또는',
  continueWith: '{{provider}} 계정으로 계속',
  providerRefusedTitle: '로그인을 완료하지 못했습니다',
  providerCancelled: '로그인을 취소했습니다. 변경된 내용이 없습니다.',
  providerAnswerOld:
    '이 브라우저 탭에서 시작하지 않은 로그인이거나 시간이 너무 오래 걸렸습니다. 다시 시작하세요.',
  providerSorry: '문제가 발생했습니다.',
  providerStartAgain: '로그인으로 돌아가기',
  accountConflictTitle: '이 주소를 사용하는 계정이 이미 있습니다',
  accountConflictText:
    '이 이메일을 사용하는 계정이 이미 있습니다. 평소 방법으로 로그인하세요. 그런 다음 {{provider}} 로그인을 연결할 수 있습니다.',
  signInToLink: '로그인하고 {{provider}} 연결',
  signedInAlready: '로그인되어 있습니다',
  signedInAlreadyText: '{{name}} 계정으로 로그인되어 있습니다. 다른 계정을 사용하려면 먼저 로그아웃하세요.',
  signedInContinue: '계속',
  signedInLink: '다른 로그인 방법 연결',
  cannotLinkAccount:
    '이 {{provider}} 계정을 연결하지 못했습니다. 다른 계정에 속해 있거나 이미 연결된 계정이 있습니다.',
  accountMergeTitle: '계정이 두 개 있습니다',
  accountMergeKept:
    '이 {{provider}} 로그인은 회원님의 다른 계정에 속해 있습니다. 둘 중 하나를 남기고 {{provider}} 계정으로 로그인할 수 있습니다.',
  accountMergeRefused:
    '이 {{provider}} 로그인은 다른 계정에 속해 있으며 두 계정을 합칠 수 없습니다. 둘 다 요금제나 결제가 있거나, 하나를 사용할 수 없습니다. 문의해 주세요.',
  accountMergeChoose: '남길 계정 선택',
  logoutAndContinue: '로그아웃하고 계속',
  linkAccountTitle: '기존 계정을 연결할까요?',
  linkAccountText:
    '비밀번호가 있는 계정이 이미 있다면 연결하여 두 방법으로 로그인할 수 있습니다. 없으면 새 계정을 만듭니다.',
  linkAccount: '계정 연결',
  skipLinking: '건너뛰기',
  openingApp: '앱을 여는 중…',
  openApp: '앱 열기',
  licencePartnerTitle: '파트너 라이선스로 계속',
  licencePartnerText: '파트너가 로그인을 위해 여기로 보냈습니다. 직접 시작한 경우에만 계속하세요.',
  licencePartnerContinue: '계속',
  passwordKeptByProvider: '비밀번호는 {{provider}}에서 변경하세요.',
  firebaseSignInLead: '{{provider}} 계정으로 로그인하세요.',
  firebaseSignUpTitle: '{{provider}} 계정 만들기',
  firebaseSignUpLead: '여기와 앱에서 모두 로그인할 수 있는 계정입니다.',
  firebaseSignUp: '계정 만들기',
  firebaseToSignIn: '계정이 있나요? 로그인',
  firebaseToSignUp: '처음이신가요? 계정 만들기',
  firebaseBlocked: '{{provider}}에서 이 계정의 로그인을 허용하지 않았습니다.',
  firebasePasswordHint: '6자 이상',
  appCheckFailedWeb: '이 브라우저를 확인하지 못했습니다. 페이지를 새로 고치고 다시 시도하세요.',
  providerContinueLead: '{{provider}}에서 계속한 후 바로 돌아옵니다.',
  accountExistsWithDifferentProvider:
    '이 이메일은 이미 {{provider}} 로그인에 사용됩니다. 그 방법으로 로그인하세요.',
  accountConflictKept:
    '이 {{provider}} 계정이 본인의 것임을 확인했습니다. 같은 이메일의 계정이 이미 있습니다. 15분 안에 그 계정에 로그인하면 {{provider}} 연결 여부를 묻습니다.',
};

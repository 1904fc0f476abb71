import type { factors as english } from '../../en/sign-in/factors.js';
import type { Translated } from '../../../translate.js';

export const factors: Translated<typeof english> = {
  passkeySignIn: 'पासकी से साइन इन करें',
  passkeyNotUsed: 'कोई पासकी इस्तेमाल नहीं हुई। फिर कोशिश करें या अपना पासवर्ड इस्तेमाल करें।',
  factorTitle: 'अपना कोड डालें',
  factorLead: 'अपने ऑथेंटिकेटर ऐप का छह अंकों का कोड डालें।',
  factorCode: 'छह अंकों का कोड',
  factorRecoveryLead: 'अपने सेव किए रिकवरी कोड में से एक डालें। हर कोड एक ही बार काम करता है।',
  factorRecoveryCode: 'रिकवरी कोड',
  factorUseRecovery: 'रिकवरी कोड इस्तेमाल करें',
  factorUseApp: 'ऑथेंटिकेटर ऐप इस्तेमाल करें',
  factorContinue: 'जारी रखें',
  factorStartOver: 'फिर से साइन इन करें',
  factorMissing: 'कोड डालें।',
  passkeyOffer: 'अगली बार फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से जल्दी साइन इन करें।',
  passkeyOfferAdd: 'पासकी जोड़ें',
};

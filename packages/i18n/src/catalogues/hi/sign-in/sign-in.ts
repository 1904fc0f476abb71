import type { Translated } from '../../../translate.js';
import type { signIn as english } from '../../en/sign-in/sign-in.js';

export const signIn: Translated<typeof english> = {
  signInTitle: 'साइन इन करें',
  signInLead: 'साइन इन करें और जहाँ छोड़ा था वहीं से देखें।',
  signInToWatchLeadOf: 'साइन इन करते ही “{{title}}” शुरू हो जाएगा।',
  signInToWatchLead: 'साइन इन करते ही वीडियो चलने लगेगा।',
  signUpTitle: 'अपना खाता बनाएँ',
  signUpLead: 'टाइटल अपनी सूची में सेव करें और किसी भी स्क्रीन पर वहीं से देखें जहाँ छोड़ा था।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint: 'कम से कम 10 वर्ण',
  name: 'नाम',
  showPassword: 'दबाए रखने पर पासवर्ड दिखाएँ',
  signingIn: 'साइन इन हो रहा है…',
  signingUp: 'आपका खाता बन रहा है…',
  noAccountYet: 'अभी खाता नहीं है?',
  alreadyAccount: 'पहले से खाता है?',
  pleaseProvideYourName: 'अपना नाम लिखें।',
  pleaseProvideValidEmail: 'सही ईमेल पता लिखें।',
  pleaseProvideYourEmail: 'अपना ईमेल लिखें।',
  passwordTooShort: 'कम से कम 10 वर्ण रखें।',
  signedOutTitle: 'आप साइन आउट हो गए हैं',
  signedOutText: 'फिर मिलेंगे।',
};

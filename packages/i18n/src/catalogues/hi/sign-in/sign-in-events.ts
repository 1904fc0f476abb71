import type { signInEvents as english } from '../../en/sign-in/sign-in-events.js';
import type { Translated } from '../../../translate.js';

export const signInEvents: Translated<typeof english> = {
  signInSucceeded: 'साइन इन हुआ',
  signInWrongProof: 'ग़लत पासवर्ड, कोड या लिंक',
  signInLocked: 'बहुत अधिक कोशिशों के बाद लॉक',
  signInSuspended: 'अस्वीकार: खाता निलंबित था',
  signInConflict: 'अस्वीकार: यह पता दूसरे खाते का है',
  signInRefused: 'प्रदाता ने अस्वीकार किया',
  signInByPassword: 'पासवर्ड',
  signInByPasskey: 'पासकी',
  signInByLink: 'ईमेल का लिंक',
  signInByCode: 'दूसरे डिवाइस पर पुष्टि किया गया कोड',
  signInByAdministrator: 'किसी एडमिन ने खाता देखा',
  signInOutside: 'बाहरी प्रदाता',
};

import type { Translated } from '../../../translate.js';
import type { providers as english } from '../../en/sign-in/providers.js';

export const providers: Translated<typeof english> = {
  viewerWithoutName: 'दर्शक',
  orContinueWith: 'या',
  continueWith: '{{provider}} से जारी रखें',
  providerRefusedTitle: 'आपका साइन-इन पूरा नहीं हो सका',
  providerCancelled: 'आपने साइन-इन रद्द कर दिया। कुछ नहीं बदला है।',
  providerAnswerOld: 'यह साइन-इन इस ब्राउज़र टैब में शुरू नहीं हुआ था या इसमें बहुत समय लग गया। इसे फिर से शुरू करें।',
  providerSorry: 'कुछ गड़बड़ हो गई।',
  providerStartAgain: 'साइन-इन पर वापस जाएँ',
  accountConflictTitle: 'इस पते से पहले से एक खाता है',
  accountConflictText:
    'इस ईमेल से एक खाता पहले से है। अपने सामान्य तरीके से साइन इन करें; बाद में आप {{provider}} को लिंक कर सकते हैं।',
  signInToLink: '{{provider}} लिंक करने के लिए साइन इन करें',
  signedInAlready: 'आप साइन इन हैं',
  signedInAlreadyText: 'आप {{name}} के रूप में साइन इन हैं। दूसरा खाता इस्तेमाल करने के लिए पहले साइन आउट करें।',
  signedInContinue: 'जारी रखें',
  signedInLink: 'साइन इन का दूसरा तरीका लिंक करें',
  cannotLinkAccount: 'यह {{provider}} खाता लिंक नहीं हो सका। यह किसी दूसरे खाते का है या आपके खाते में पहले से एक लिंक है।',
  accountMergeTitle: 'आपके दो खाते हैं',
  accountMergeKept:
    'यह {{provider}} साइन-इन आपके दूसरे खाते का है। आप दोनों में से एक रख सकते हैं और उसमें {{provider}} से साइन इन कर सकते हैं।',
  accountMergeRefused:
    'यह {{provider}} साइन-इन दूसरे खाते का है और दोनों में से कोई इसे छोड़ नहीं सकता: दोनों में प्लान या भुगतान हैं, या एक इस्तेमाल नहीं हो सकता। कृपया हमसे संपर्क करें।',
  accountMergeChoose: 'जो खाता रखना है उसे चुनें',
  logoutAndContinue: 'साइन आउट करके जारी रखें',
  linkAccountTitle: 'मौजूदा खाता लिंक करें?',
  linkAccountText:
    'अगर आपके पास पहले से पासवर्ड वाला खाता है, तो दोनों तरीकों से साइन इन करने के लिए उसे लिंक करें। नहीं तो हम नया खाता बना देंगे।',
  linkAccount: 'खाता लिंक करें',
  skipLinking: 'छोड़ें',
  openingApp: 'ऐप खुल रहा है…',
  openApp: 'ऐप खोलें',
  licencePartnerTitle: 'अपने पार्टनर के लाइसेंस के साथ जारी रखें',
  licencePartnerText: 'आपके पार्टनर ने आपको साइन इन के लिए यहाँ भेजा है। केवल तभी जारी रखें जब आपने इसे ख़ुद शुरू किया हो।',
  licencePartnerContinue: 'जारी रखें',
  passwordKeptByProvider: 'अपना पासवर्ड {{provider}} पर बदलें।',
  firebaseSignInLead: 'अपने {{provider}} खाते से साइन इन करें।',
  firebaseSignUpTitle: '{{provider}} खाता बनाएँ',
  firebaseSignUpLead: 'एक खाता, जिससे आप यहाँ और हमारे ऐप्स में साइन इन करते हैं।',
  firebaseSignUp: 'खाता बनाएँ',
  firebaseToSignIn: 'पहले से खाता है? साइन इन करें',
  firebaseToSignUp: 'यहाँ नए हैं? खाता बनाएँ',
  firebaseBlocked: '{{provider}} ने इस खाते को साइन इन की अनुमति नहीं दी।',
  firebasePasswordHint: 'कम से कम 6 वर्ण',
  appCheckFailedWeb: 'इस ब्राउज़र की पुष्टि नहीं हो सकी। पेज फिर से लोड करें और फिर कोशिश करें।',
  providerContinueLead: 'आप {{provider}} पर आगे बढ़ेंगे और सीधे यहीं लौट आएँगे।',
  accountExistsWithDifferentProvider: 'यह ईमेल पहले से {{provider}} से साइन इन करता है। उसी तरीके से साइन इन करें।',
  accountConflictKept:
    'आपने साबित कर दिया है कि यह {{provider}} खाता आपका है। इसके ईमेल से एक खाता पहले से है: 15 मिनट के भीतर उसमें साइन इन करें, फिर हम पूछेंगे कि {{provider}} को लिंक करना है या नहीं।',
};

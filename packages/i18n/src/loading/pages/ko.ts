export { account } from '../../catalogues/ko/account/account.js';
export { administration } from '../../catalogues/ko/administration/administration.js';
export { previews } from '../../catalogues/ko/administration/previews.js';
export { commerce } from '../../catalogues/ko/commerce.js';
export { reviews } from '../../catalogues/ko/reviews.js';

export { account } from '../../catalogues/tr/account/account.js';
export { administration } from '../../catalogues/tr/administration/administration.js';
export { previews } from '../../catalogues/tr/administration/previews.js';
export { commerce } from '../../catalogues/tr/commerce.js';
export { reviews } from '../../catalogues/tr/reviews.js';

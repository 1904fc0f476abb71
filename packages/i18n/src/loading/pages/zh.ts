export { account } from '../../catalogues/zh/account/account.js';
export { administration } from '../../catalogues/zh/administration/administration.js';
export { previews } from '../../catalogues/zh/administration/previews.js';
export { commerce } from '../../catalogues/zh/commerce.js';
export { reviews } from '../../catalogues/zh/reviews.js';

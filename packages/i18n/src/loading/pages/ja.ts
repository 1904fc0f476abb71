export { account } from '../../catalogues/ja/account/account.js';
export { administration } from '../../catalogues/ja/administration/administration.js';
export { previews } from '../../catalogues/ja/administration/previews.js';
export { commerce } from '../../catalogues/ja/commerce.js';
export { reviews } from '../../catalogues/ja/reviews.js';

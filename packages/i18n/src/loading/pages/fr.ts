export { account } from '../../catalogues/fr/account/account.js';
export { administration } from '../../catalogues/fr/administration/administration.js';
export { previews } from '../../catalogues/fr/administration/previews.js';
export { commerce } from '../../catalogues/fr/commerce.js';
export { reviews } from '../../catalogues/fr/reviews.js';

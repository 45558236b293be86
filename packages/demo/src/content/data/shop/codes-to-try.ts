import { texts } from '../../texts.ts';

/** Beside the fields for codes in the cart. `{coupons}` and `{giftCards}` are filled in when the document is made. */
export const codesToTry = texts.shop.codesToTry;

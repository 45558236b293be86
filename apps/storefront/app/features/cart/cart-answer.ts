import type { Addition } from './add-to-cart.ts';
import type { CartView } from './cart-view.ts';
import type { CartPeek } from './peek-at-cart.ts';

/** What the browser gets when it looks at the cart. */
export interface CartPeekAnswer extends CartPeek {
  readonly csrfToken: string;
}

/** What the browser gets when it puts something in. */
export interface CartAnswer {
  readonly addition: Addition;
  readonly cart?: CartView;
}

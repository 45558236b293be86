import type { NextVisit, Visit } from '../measure/questions.ts';
import { createRandom } from '../measure/random.ts';
import { type CartQuestions, newCartId, questionsOf } from './cart-questions.ts';
import { at, type Scene } from './scene.ts';

const seed = 6;

/** Whole orders of guests: every market and currency in turn, some goods far more often than others. */
export function nextOrder(scene: Scene, callsOf = eightCalls): NextVisit {
  const random = createRandom(seed);
  let turn = 0;
  return () => {
    turn += 1;
    const cart = questionsOf(newCartId(), at(scene.buyers, turn), turn, scene);
    return callsOf(cart, { sku: random.pickFrequent(scene.goods), email: `buyer-${turn}@example.com` });
  };
}

interface OrderWish {
  readonly sku: string;
  readonly email: string;
}

export function eightCalls(cart: CartQuestions, { sku, email }: OrderWish): Visit {
  return [
    cart.create(),
    cart.add([sku]),
    cart.setEmail(email),
    cart.setShippingAddress(),
    cart.setBillingAddress(),
    cart.setShippingMethod(),
    cart.setPaymentMethod(),
    cart.placeOrder(),
  ];
}

/** The same as somebody makes it who sees a page after each step. */
export function callsWithPages(cart: CartQuestions, wish: OrderWish): Visit {
  const [create, add, ...steps] = eightCalls(cart, wish);
  const place = steps.pop();
  if (!create || !add || !place) throw new Error('An order has more calls');
  return [create, add, ...steps.flatMap((step) => [step, cart.checkout()]), place];
}

import { drive } from '../measure/drive.ts';
import { inTurn, type Question } from '../measure/questions.ts';
import type { BenchCase } from '../measure/run-cases.ts';
import { newCartId, questionsOf } from './cart-questions.ts';
import { callsWithPages, nextOrder } from './orders.ts';
import { answerTo, at, type Scene } from './scene.ts';

const linesOfLargeCart = 100;
/** Enough that a cart of the measurement holds only a few lines. */
const smallCarts = 1_000;

/** What a shopper does, from the first thing in the cart to the order. */
export async function checkoutCases(scene: Scene): Promise<BenchCase[]> {
  return [
    { name: 'add to cart', next: inTurn(await additions(scene)) },
    { name: 'guest order of 8 calls', next: nextOrder(scene), requestsPerVisit: 8 },
    {
      name: 'the same with 5 views of the checkout',
      next: nextOrder(scene, callsWithPages),
      requestsPerVisit: 13,
    },
    { name: 'cart of 100 lines, coupon', next: inTurn(await largeCarts(scene)) },
  ];
}

/** Four things for each of many carts. */
async function additions(scene: Scene): Promise<readonly Question[]> {
  const carts = Array.from({ length: smallCarts }, (_, turn) =>
    questionsOf(newCartId(), at(scene.buyers, turn), turn, scene),
  );
  const create = inTurn(carts.map((cart) => cart.create()));
  await drive({ url: scene.url, next: create, visits: smallCarts, concurrency: 4 });
  return Array.from({ length: 4 * smallCarts }, (_, turn) => at(carts, turn).add([at(scene.goods, turn)]));
}

/** A cart for each buyer, with everything that makes a price hard: a coupon, an address, a way to ship. */
async function largeCarts(scene: Scene): Promise<readonly Question[]> {
  const views: Question[] = [];
  for (const [turn, buyer] of scene.buyers.entries()) {
    const cart = questionsOf(newCartId(), buyer, turn, scene);
    const goods = Array.from({ length: linesOfLargeCart }, (_, place) =>
      at(scene.goods, turn * linesOfLargeCart + place),
    );
    const steps = [
      cart.create(),
      cart.add(goods),
      cart.setShippingAddress(),
      cart.setShippingMethod(),
      cart.applyCoupon(),
    ];
    for (const step of steps) await answerTo(scene.url, step);
    views.push(cart.cart(linesOfLargeCart));
  }
  return views;
}

import type { RecordKind } from '../model.ts';
import { attributesStage } from './attributes.ts';
import { categoriesStage } from './categories.ts';
import { customersStage } from './customers.ts';
import { ordersStage } from './orders.ts';
import { picturesStage } from './pictures.ts';
import { configurablesStage, productsStage } from './products.ts';
import { reviewsStage } from './reviews.ts';
import { rewritesStage } from './rewrites.ts';
import type { Stage } from './stage.ts';
import { stockStage } from './stock.ts';
import { subscribersStage } from './subscribers.ts';

/** A wish goes only from a stage's plan to its own write. */
const anyStage = <Wish>(stage: Stage<Wish>): Stage => stage as unknown as Stage;

export const stages: Readonly<Record<RecordKind, Stage>> = {
  categories: anyStage(categoriesStage),
  attributes: anyStage(attributesStage),
  configurables: anyStage(configurablesStage),
  products: anyStage(productsStage),
  pictures: anyStage(picturesStage),
  stock: anyStage(stockStage),
  customers: anyStage(customersStage),
  orders: anyStage(ordersStage),
  rewrites: anyStage(rewritesStage),
  reviews: anyStage(reviewsStage),
  subscribers: anyStage(subscribersStage),
};

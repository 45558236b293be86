import type { IconName } from '@bowline/ui/components';
import { attributesRoom } from './rooms/attributes/room.ts';
import type attributes from './rooms/attributes/texts/en.json';
import { categoriesRoom } from './rooms/categories/room.ts';
import type categories from './rooms/categories/texts/en.json';
import { contentRoom } from './rooms/content/room.ts';
import type content from './rooms/content/texts/en.json';
import { couponsRoom } from './rooms/coupons/room.ts';
import type coupons from './rooms/coupons/texts/en.json';
import { customersRoom } from './rooms/customers/room.ts';
import type customers from './rooms/customers/texts/en.json';
import { giftCardsRoom } from './rooms/gift-cards/room.ts';
import type giftCards from './rooms/gift-cards/texts/en.json';
import { healthRoom } from './rooms/health/room.ts';
import type health from './rooms/health/texts/en.json';
import { jobsRoom } from './rooms/jobs/room.ts';
import type jobs from './rooms/jobs/texts/en.json';
import { magentoImportRoom } from './rooms/magento-import/room.ts';
import type magentoImport from './rooms/magento-import/texts/en.json';
import { mailboxRoom } from './rooms/mailbox/room.ts';
import type mailbox from './rooms/mailbox/texts/en.json';
import { messagesRoom } from './rooms/messages/room.ts';
import type messages from './rooms/messages/texts/en.json';
import { ordersRoom } from './rooms/orders/room.ts';
import type orders from './rooms/orders/texts/en.json';
import { productsRoom } from './rooms/products/room.ts';
import type products from './rooms/products/texts/en.json';
import { reportsRoom } from './rooms/reports/room.ts';
import type reports from './rooms/reports/texts/en.json';
import { returnsRoom } from './rooms/returns/room.ts';
import type returns from './rooms/returns/texts/en.json';
import { reviewsRoom } from './rooms/reviews/room.ts';
import type reviews from './rooms/reviews/texts/en.json';
import { rulesRoom } from './rooms/rules/room.ts';
import type rules from './rooms/rules/texts/en.json';
import { searchRoom } from './rooms/search/room.ts';
import type search from './rooms/search/texts/en.json';
import { sheetsRoom } from './rooms/sheets/room.ts';
import type sheets from './rooms/sheets/texts/en.json';
import { staffRoom } from './rooms/staff/room.ts';
import type staff from './rooms/staff/texts/en.json';
import { stockRoom } from './rooms/stock/room.ts';
import type stock from './rooms/stock/texts/en.json';
import { todayRoom } from './rooms/today/room.ts';
import type today from './rooms/today/texts/en.json';

export interface RoomRoute {
  /** Below the prefix of the desk. */
  readonly path: string;
  /** From `app/`. */
  readonly file: string;
}

/** A part of the desk: one folder below `rooms/`, with its pages, their operations and its texts (docs/guides/add-an-admin-room.md). */
export interface Room {
  /** The name of its folder, and of its texts; `<name>.title` stands in the navigation. */
  readonly name: string;
  readonly path: string;
  readonly icon: IconName;
  /** The operation of the server without which the room is of no use; who may not ask for it is not shown the room. */
  readonly needs: string;
  readonly routes: readonly RoomRoute[];
}

/** In the order of the navigation. */
export const rooms: readonly Room[] = [
  todayRoom,
  ordersRoom,
  returnsRoom,
  productsRoom,
  categoriesRoom,
  attributesRoom,
  stockRoom,
  reviewsRoom,
  contentRoom,
  messagesRoom,
  customersRoom,
  couponsRoom,
  giftCardsRoom,
  rulesRoom,
  searchRoom,
  reportsRoom,
  mailboxRoom,
  jobsRoom,
  healthRoom,
  sheetsRoom,
  magentoImportRoom,
  staffRoom,
];

/** The texts of each room by its name; the type of messages is made from it. */
export interface RoomTexts {
  today: typeof today;
  orders: typeof orders;
  returns: typeof returns;
  products: typeof products;
  categories: typeof categories;
  attributes: typeof attributes;
  stock: typeof stock;
  reviews: typeof reviews;
  content: typeof content;
  messages: typeof messages;
  customers: typeof customers;
  coupons: typeof coupons;
  'gift-cards': typeof giftCards;
  rules: typeof rules;
  search: typeof search;
  reports: typeof reports;
  mailbox: typeof mailbox;
  jobs: typeof jobs;
  health: typeof health;
  sheets: typeof sheets;
  'magento-import': typeof magentoImport;
  staff: typeof staff;
}

export type RoomName = keyof RoomTexts;

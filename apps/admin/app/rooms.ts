import type { IconName } from '@bowline/ui/components';
import { ordersRoom } from './rooms/orders/room.ts';
import type orders from './rooms/orders/texts/en.json';
import { productsRoom } from './rooms/products/room.ts';
import type products from './rooms/products/texts/en.json';
import { returnsRoom } from './rooms/returns/room.ts';
import type returns from './rooms/returns/texts/en.json';
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
  stockRoom,
  staffRoom,
];

/** The texts of each room by its name; the type of messages is made from it. */
export interface RoomTexts {
  today: typeof today;
  orders: typeof orders;
  returns: typeof returns;
  products: typeof products;
  stock: typeof stock;
  staff: typeof staff;
}

export type RoomName = keyof RoomTexts;

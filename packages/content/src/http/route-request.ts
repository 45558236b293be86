import type { theShop } from '../queries/query-engine.ts';
import type { Access } from './access.ts';

/** A request of the protocol in its parts: `/v2025-02-19/data/doc/production/a,b` has the rest `['a,b']`. */
export interface RouteRequest {
  readonly request: Request;
  readonly apiVersion: string;
  readonly search: URLSearchParams;
  readonly access: Access;
  readonly rest: readonly string[];
  /** Whom this is counted for: an address, the bearer of a token, or the shop itself. */
  readonly asker: string | typeof theShop;
}

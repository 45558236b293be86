import type { RefusalCategories } from '#graphql';

export interface RoutingRefusals {
  'url-missing': Record<string, never>;
  'route-leads-nowhere': { readonly path: string };
}

export const routingRefusals: RefusalCategories<'routing', RoutingRefusals> = {
  'url-missing': 'graphql-input',
  'route-leads-nowhere': 'graphql-no-such-entity',
};

export type RoutingRefusal<Code extends keyof RoutingRefusals = keyof RoutingRefusals> = {
  [C in Code]: { readonly code: C; readonly details: RoutingRefusals[C] };
}[Code];

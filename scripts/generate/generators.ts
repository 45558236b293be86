import { renderTokensCss } from '@bowline/ui/tokens/render-css';
import { renderCommerceSchema } from './commerce-schema.ts';
import { renderCommerceTexts } from './commerce-texts.ts';
import { renderCommerceWire } from './commerce-wire.ts';
import { renderStorefrontOperations } from './storefront-operations.ts';

export interface Generator {
  /** Path from the root of the repository. */
  file: string;
  /** Throws an error whose message names files and lines when the sources are wrong. */
  render(root: string): Promise<string>;
}

export const generators: readonly Generator[] = [
  { file: 'packages/ui/src/generated/tokens.css', render: async () => renderTokensCss() },
  { file: 'docs/api/schema.graphql', render: async (root) => renderCommerceSchema(root) },
  { file: 'packages/commerce/src/generated/texts.ts', render: async (root) => renderCommerceTexts(root) },
  { file: 'packages/commerce/src/generated/wire.ts', render: renderCommerceWire },
  { file: 'apps/storefront/app/generated/operations.ts', render: renderStorefrontOperations },
];

import { renderTokensCss } from '@bowline/ui/tokens/render-css';
import { renderAppOperations } from './app-operations.ts';
import { renderCommerceSchema } from './commerce-schema.ts';
import { renderCommerceTexts } from './commerce-texts.ts';
import { renderCommerceWire, renderDeskWire } from './commerce-wire.ts';

export interface Generator {
  /** Path from the root of the repository. */
  file: string;
  /** Throws an error whose message names files and lines when the sources are wrong. */
  render(root: string): Promise<string>;
}

export const generators: readonly Generator[] = [
  { file: 'packages/ui/src/generated/tokens.css', render: async () => renderTokensCss() },
  { file: 'docs/api/schema.graphql', render: async (root) => renderCommerceSchema(root) },
  { file: 'docs/api/desk.graphql', render: async (root) => renderCommerceSchema(root, 'desk') },
  { file: 'packages/commerce/src/generated/texts.ts', render: async (root) => renderCommerceTexts(root) },
  { file: 'packages/commerce/src/generated/wire.ts', render: renderCommerceWire },
  { file: 'packages/commerce/src/generated/desk-wire.ts', render: renderDeskWire },
  { file: 'apps/storefront/app/generated/operations.ts', render: (root) => renderAppOperations(root) },
  { file: 'apps/admin/app/generated/operations.ts', render: (root) => renderAppOperations(root, 'admin') },
];

import type { PortableTextBlock } from '@portabletext/react';

/** A text of the content service: Portable Text with pieces of its own between the paragraphs. */
export type RichText = readonly RichBlock[];

export type RichBlock =
  | TextBlock
  | Keyed<'html', { readonly html: string }>
  | Keyed<'figure', { readonly picture: ContentPicture; readonly caption?: string }>
  | Keyed<'callToAction', { readonly link: ContentLink }>
  | Keyed<'facts', { readonly facts: readonly Fact[] }>
  | Keyed<'table', ContentTable>
  | Keyed<'steps', { readonly steps: readonly Step[] }>
  | Keyed<'materials', { readonly items: readonly Material[] }>
  | Keyed<'insert', { readonly name: string }>;

export type Keyed<Type extends string, Fields> = { readonly _type: Type; readonly _key: string } & Fields;

export type TextBlock = Keyed<
  'block',
  {
    readonly style: string;
    /** Of a heading that a list of contents leads to. */
    readonly anchor?: string;
    readonly listItem?: 'bullet' | 'number';
    readonly level?: number;
    readonly children: readonly Keyed<'span', { readonly text: string; readonly marks: readonly string[] }>[];
    readonly markDefs: readonly Keyed<'link', Destination>[];
  }
>;

/** An address, or what the link leads to by its meaning: `page:returns`. */
export interface Destination {
  readonly href?: string;
  readonly target?: string;
}

export interface ContentLink extends Destination {
  readonly label: string;
}

export interface Fact {
  readonly term: string;
  readonly description: readonly TextBlock[];
}

export interface ContentTable {
  readonly caption?: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly { readonly content: readonly TextBlock[] }[] }[];
}

/** One step of instructions. */
export interface Step {
  readonly text: readonly TextBlock[];
  readonly picture?: ContentPicture | null;
}

/** What is needed for a project: an article of the shop, or one version of it. */
export interface Material {
  readonly sku: string;
  readonly variant?: string | null;
  readonly note?: string | null;
  readonly isOptional?: boolean | null;
}

/** An uploaded picture by its asset, or one of the shop's own by its path. */
export interface ContentPicture {
  readonly alt: string;
  readonly asset?: { readonly _ref: string };
  readonly src?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The library's types are writable; ours are not. */
export function asPortableText(blocks: readonly RichBlock[]): PortableTextBlock[] {
  return blocks as unknown as PortableTextBlock[];
}

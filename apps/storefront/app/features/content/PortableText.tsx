import { Link, Notice } from '@bowline/ui/components';
import { PortableText as Blocks, type PortableTextComponents } from '@portabletext/react';
import { type ReactNode, Suspense } from 'react';
import { ContentHtml } from './ContentHtml.tsx';
import { ContentImage } from './ContentImage.tsx';
import {
  asPortableText,
  type ContentPicture,
  type Fact,
  type RichBlock,
  type RichText,
  type Step,
  type ContentTable as TableOfContent,
} from './rich-text.ts';

/**
 * Live parts of the storefront by the name a text calls them; a name nobody knows leaves no trace. `materials` shows lists of
 * what is needed.
 */
export type Inserts = Readonly<Record<string, (key: string) => ReactNode>>;

export interface PortableTextProps {
  /** As `prepareRichText` gives it: links have their address, placeholders their value, HTML is sanitised. */
  readonly blocks: RichText;
  readonly inserts?: Inserts;
}

const noInserts: Inserts = {};

/** A text of the content service. Reading width for what is read, the whole width for live parts. */
export function PortableText({ blocks, inserts = noInserts }: PortableTextProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {piecesOf(blocks).map((piece) => {
        if (Array.isArray(piece)) return <Prose key={piece[0]?._key} blocks={piece} />;
        const insert = inserts[piece._type === 'insert' ? piece.name : piece._type];
        return insert ? (
          <div key={piece._key}>
            <Suspense>{insert(piece._key)}</Suspense>
          </div>
        ) : null;
      })}
    </div>
  );
}

type Insert = Extract<RichBlock, { _type: 'insert' | 'materials' }>;

/** Runs of blocks, parted by inserts. */
function piecesOf(blocks: RichText): (RichBlock[] | Insert)[] {
  const pieces: (RichBlock[] | Insert)[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (block._type === 'insert' || block._type === 'materials') pieces.push(block);
    else if (Array.isArray(last)) last.push(block);
    else pieces.push([block]);
  }
  return pieces;
}

function Prose({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className="prose">
      <PlainBlocks blocks={blocks} />
    </div>
  );
}

/** Blocks without a frame, for cells and answers that have one. */
export function PlainBlocks({ blocks }: { blocks: readonly RichBlock[] }) {
  return <Blocks value={asPortableText(blocks)} components={components} onMissingComponent={false} />;
}

const components: PortableTextComponents = {
  block: {
    h2: ({ value, children }) => <h2 id={anchorOf(value)}>{children}</h2>,
    note: ({ children }) => <Notice still>{children}</Notice>,
  },
  marks: {
    link: ({ value, children }) => (value?.href ? <Link href={value.href}>{children}</Link> : children),
  },
  types: {
    html: ({ value }) => <ContentHtml html={value.html} />,
    figure: ({ value }) => <ContentFigure {...value} />,
    callToAction: ({ value }) => <Link href={value.link.href ?? '/'}>{value.link.label}</Link>,
    facts: ({ value }) => <ContentFacts facts={value.facts} />,
    steps: ({ value }) => <ContentSteps steps={value.steps} />,
    table: ({ value }) => <ContentTable {...value} />,
  },
};

function anchorOf(block: object): string | undefined {
  return 'anchor' in block && typeof block.anchor === 'string' ? block.anchor : undefined;
}

/** A picture for every step: above its words on phones, beside them where there is room. */
function ContentSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ text, picture }) => (
        <li key={text[0]?._key}>
          {picture && (
            <ContentImage
              picture={picture}
              width={420}
              height={315}
              sizes="92vw sm:420px"
              className="aspect-4/3 w-full rounded-lg bg-surface-picture object-cover"
            />
          )}
          <div>
            <PlainBlocks blocks={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function ContentFigure({ picture, caption }: { picture: ContentPicture; caption?: string }) {
  return (
    <figure>
      <ContentImage picture={picture} width={800} sizes="92vw md:800px" className="rounded-lg" />
      {caption && <figcaption className="pt-2 text-sm text-text-muted">{caption}</figcaption>}
    </figure>
  );
}

/** Words break rather than that the table becomes wider than a telephone. */
export function ContentTable({ caption, head, rows }: TableOfContent) {
  return (
    <table className="table w-full text-sm hyphens-auto sm:text-base">
      {caption && <caption className="pb-2 text-start font-semibold">{caption}</caption>}
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }) => (
          <tr key={cells[0]?.content[0]?._key}>
            {cells.map(({ content }) => (
              <td key={content[0]?._key}>
                <PlainBlocks blocks={content} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ContentFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {facts.map(({ term, description }) => (
        <div key={term} className="contents">
          <dt className="font-semibold max-sm:-mb-2">{term}</dt>
          <dd>
            <PlainBlocks blocks={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

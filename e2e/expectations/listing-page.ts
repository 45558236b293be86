import type { AskShop } from '../journey.ts';

/** A listing as its HTML shows it, read without a browser. */
export interface ListingPage {
  readonly productCount: number;
  /** Every value that the panel offers. */
  readonly options: readonly {
    readonly parameter: string;
    readonly slug: string;
    readonly count: number;
    readonly isChosen: boolean;
  }[];
  readonly productNames: readonly string[];
  readonly canonical: string | undefined;
}

export async function listingAt(askShop: AskShop, path: string): Promise<ListingPage> {
  const { status, text } = await askShop(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return readListing(text);
}

const plainNumber = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''));
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function readListing(html: string): ListingPage {
  const labels = [...html.matchAll(/<label class="option-(?:row|swatch)">(.*?)<\/label>/gs)];
  const options = labels.map(([, content = '']) => {
    const input = /<input[^>]*>/.exec(content)?.[0] ?? '';
    return {
      parameter: attribute(input, 'name'),
      slug: attribute(input, 'value'),
      count: plainNumber(/class="option-count">([^<]*)/.exec(content)?.[1]),
      isChosen: / checked=""/.test(input),
    };
  });
  return {
    productCount: plainNumber(/id="listing-count"[^>]*>([^<]*)/.exec(html)?.[1]),
    options,
    productNames: [...html.matchAll(/<article.*?<h2[^>]*><a[^>]*>(.*?)<\/a>/gs)].map(([, shown = '']) =>
      nameOf(shown),
    ),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  };
}

/** A tile has the colour first, its name has it last. */
function nameOf(shown: string): string {
  const parts = shown
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.toReversed().join(' – ');
}

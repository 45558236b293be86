/** A text of a page and where it begins; `y` grows downwards. */
export interface PdfText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface ReadPdf {
  readonly pages: number;
  readonly texts: readonly PdfText[];
  /** Tags of the structure tree, in the order they were written. */
  readonly tags: readonly string[];
  /** Dictionaries and metadata as they stand in the file. */
  readonly source: string;
}

const pageHeight = 841.89;

/** Reads what pdfkit writes without compression; not what others write. */
export function readPdf(file: Uint8Array): ReadPdf {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const get = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, glyphsOf(get(id), get)]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return {
    pages: pages.length,
    texts: pages.flatMap((page, index) =>
      textsOf(streamOf(get(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts, index + 1),
    ),
    tags: [...source.matchAll(/\/S \/(\w+)/g)].map(([, tag = '']) => tag),
    source,
  };
}

function streamOf(body: string): string {
  return /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
}

type Glyphs = ReadonlyMap<string, string>;

/** From the table that every embedded font carries for copying text. */
function glyphsOf(font: string, get: (id: string | undefined) => string): Glyphs {
  const table = streamOf(get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]));
  const glyphs = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      fromHex(hex.replaceAll(' ', '')),
    );
    for (const [index, text] of texts.entries()) {
      glyphs.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), text);
    }
  }
  return glyphs;
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function textsOf(stream: string, fonts: ReadonlyMap<string, Glyphs>, page: number): PdfText[] {
  const texts: PdfText[] = [];
  let glyphs: Glyphs = new Map();
  let place = { x: 0, y: 0 };
  for (const line of stream.split('\n')) {
    const position = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
    if (position) place = { x: Number(position[1]), y: pageHeight - Number(position[2]) };
    const font = /^\/(F\d+) \S+ Tf$/.exec(line);
    if (font) glyphs = fonts.get(font[1] ?? '') ?? new Map();
    if (!line.endsWith(' TJ')) continue;
    const codes = [...line.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    texts.push({ page, ...place, text: codes.map((code) => glyphs.get(code) ?? '\ufffd').join('') });
  }
  return texts;
}

import { Agent } from 'node:http';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  zstdDecompressSync,
} from 'node:zlib';
import { type Answer, ask } from '../measure/ask.ts';
import type { Question } from '../measure/questions.ts';
import { importedBy, referencedBy, urlsIn } from './references.ts';

/** Bytes over the wire, without headers. */
export interface FirstLoad {
  readonly path: string;
  /** As a browser gets it, without the styles that it brings. */
  readonly html: number;
  readonly ownStyles: number;
  /** With gzip, which is what the budgets are written in. */
  readonly script: number;
  readonly scriptFiles: number;
  readonly messages: number;
  readonly style: number;
  readonly font: number;
}

/** All that a browser loads before a page can be used, pictures aside. */
export async function measureFirstLoad(url: string, question: Question): Promise<FirstLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const get = async (path: string, encoding = 'gzip') => {
    const answer = await ask(
      url,
      { path, headers: { ...question.headers, 'accept-encoding': encoding } },
      agent,
    );
    if (answer.status !== 200) throw new Error(`${path}: the status is ${answer.status}`);
    return answer;
  };
  const totalOf = async (paths: readonly string[]) =>
    (await Promise.all(paths.map((path) => get(path)))).reduce((sum, { body }) => sum + body.length, 0);
  try {
    const page = await get(question.path, question.headers['accept-encoding']);
    const text = textOf(page);
    const { scripts, styles, preloads } = referencedBy(text);
    const ownStyles = packed(text) - packed(text.replace(/<style>.*?<\/style>/s, ''));
    const files = await followImports(scripts, async (path) => textOf(await get(path)));
    const styleTexts = await Promise.all(styles.map(async (path) => textOf(await get(path))));
    return {
      path: question.path,
      html: page.body.length - ownStyles,
      ownStyles,
      script: await totalOf(files),
      scriptFiles: files.length,
      messages: await totalOf(preloads),
      style: await totalOf(styles),
      font: await totalOf(
        styleTexts.flatMap((text, index) => urlsIn(text, styles[index] ?? '/', /\.woff2$/)),
      ),
    };
  } finally {
    agent.destroy();
  }
}

/** As the shop packs pages that it keeps. */
function packed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** The files themselves and everything they import before they run. */
async function followImports(
  entries: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set(entries);
  // A set that grows while it is walked is walked to its new end.
  for (const path of found) {
    for (const imported of importedBy(await read(path), path)) found.add(imported);
  }
  return [...found];
}

function textOf({ headers, body }: Answer): string {
  switch (headers['content-encoding']) {
    case 'gzip':
      return gunzipSync(body).toString();
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'zstd':
      return zstdDecompressSync(body).toString();
    default:
      return body.toString();
  }
}

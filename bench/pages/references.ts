export interface References {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fetched by the page itself, such as the messages of its language. */
  readonly preloads: readonly string[];
}

/** The files that the markup of a page asks the browser to load, its scripts once it is painted. */
export function referencedBy(html: string): References {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefsOf = (rel: RegExp) =>
    links.filter((tag) => rel.test(tag)).flatMap((tag) => attribute(tag, 'href'));
  const scriptTags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return {
    scripts: unique([
      ...scriptTags.flatMap(([, tag = '']) => attribute(tag, 'src')),
      ...scriptTags.flatMap(([, tag = '', text = '']) =>
        attribute(tag, 'data-after-paint').flatMap((files) => [
          ...files.split(' '),
          ...importedBy(text, '/'),
        ]),
      ),
    ]),
    styles: unique(hrefsOf(/\brel="stylesheet"/)),
    preloads: unique(
      links.filter((tag) => /\bas="fetch"/.test(tag)).flatMap((tag) => attribute(tag, 'href')),
    ),
  };
}

/** Static imports of a module. Those made later, by a visitor's action, do not belong to the first load. */
export function importedBy(script: string, from: string): string[] {
  const specifiers = [
    ...script.matchAll(/(?:^|[;}\s])(?:import|export)\b\s*(?:[\w$*{][^"'()]*?\bfrom\s*)?["']([^"']+)["']/g),
  ];
  return unique(specifiers.map(([, specifier = '']) => pathFrom(specifier, from)));
}

/** The files of one kind that a style sheet names. */
export function urlsIn(style: string, from: string, kind: RegExp): string[] {
  const urls = [...style.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = '']) => url);
  return unique(urls.filter((url) => !url.startsWith('data:')).map((url) => pathFrom(url, from))).filter(
    (path) => kind.test(path),
  );
}

function attribute(tag: string, name: string): string[] {
  const [, value] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  return value ? [value.replaceAll('&amp;', '&')] : [];
}

function pathFrom(reference: string, from: string): string {
  return new URL(reference, `http://shop.invalid${from}`).pathname;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

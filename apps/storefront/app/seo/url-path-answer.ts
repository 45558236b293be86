import type { LocalisedPaths } from './load-paths.ts';

/** The url keys of all locales as the client of specification 7.3 reads them: `url_key_nl_NL`. */
export function urlPathAnswer(paths: LocalisedPaths | null): Response {
  if (!paths) return Response.json({ message: 'There is nothing with this name.' }, { status: 404 });
  const keys = Object.entries(paths).map(([locale, path]) => [
    `url_key_${locale.replace('-', '_')}`,
    path.slice(1),
  ]);
  return Response.json(Object.fromEntries(keys), { headers: { 'cache-control': 'public, max-age=300' } });
}

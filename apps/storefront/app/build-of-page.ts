/** The build whose scripts run this page; undefined while developing, and on the server. */
export function buildOfPage(): string | undefined {
  return (globalThis as { __reactRouterManifest?: { readonly version: string } }).__reactRouterManifest
    ?.version;
}

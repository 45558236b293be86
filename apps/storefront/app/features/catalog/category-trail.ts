interface ApiCategory {
  readonly name?: string | null;
  readonly url_path?: string | null;
  readonly level?: number | null;
}

/** The categories a visitor most likely came through: the deepest one and those above it, from the top down. */
export function deepestTrail<Category extends ApiCategory>(
  categories: readonly (Category | null)[] | null | undefined,
): readonly (Category & { readonly name: string; readonly url_path: string })[] {
  const named = (categories ?? []).filter(
    (category): category is Category & { name: string; url_path: string } =>
      Boolean(category?.name && category.url_path),
  );
  const levelOf = ({ level }: ApiCategory) => level ?? 0;
  const [deepest] = named.toSorted((one, other) => levelOf(other) - levelOf(one));
  return named
    .filter((category) => category === deepest || deepest?.url_path.startsWith(`${category.url_path}/`))
    .sort((one, other) => levelOf(one) - levelOf(other));
}

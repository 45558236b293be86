/** A picture of the media library, or of the shop's own by its path; what stands beside says what it is. */
export function LibraryPicture({ path }: { readonly path: string }) {
  const isOfLibrary = path.startsWith('/images/');
  return (
    <img
      src={isOfLibrary ? `${path}?w=320&h=240&fit=crop&auto=format` : path}
      alt=""
      loading="lazy"
      width={160}
      height={120}
      className="aspect-4/3 w-40 rounded bg-surface-sunken object-cover"
    />
  );
}

/** `image-<hash>-800x600-png` lies at `/images/bowline/production/<hash>-800x600.png`. */
export function pathOfPicture(id: string): string | null {
  const [, name, format] = /^image-([0-9a-f]{40}-\d+x\d+)-([a-z]+)$/.exec(id) ?? [];
  return name ? `/images/bowline/production/${name}.${format}` : null;
}

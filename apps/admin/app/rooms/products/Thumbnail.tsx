export interface ThumbnailProps {
  /** Below the shop's pictures. */
  readonly file: string | null;
  readonly width?: 80 | 240;
}

/** What stands beside says what it is. */
export function Thumbnail({ file, width = 80 }: ThumbnailProps) {
  const size = width === 80 ? 'size-10' : 'size-28';
  if (file === null) return <span className={`block ${size} rounded bg-surface-sunken`} />;
  return (
    <img
      src={`/_ipx/f_webp,w_${width}/media/${file}`}
      alt=""
      loading="lazy"
      width={width}
      height={width}
      className={`${size} rounded bg-surface-sunken object-cover`}
    />
  );
}

export interface ImageMetadata {
  readonly width: number;
  readonly height: number;
  /** Width by height. */
  readonly ratio: number;
}

/** Specification 8: a failed load is logged and gives zeros; a page never breaks over the size of a picture. */
export async function readImageMetadata(
  load: () => Promise<{ readonly width: number; readonly height: number }>,
  log: (message: string, error: unknown) => void = console.error,
): Promise<ImageMetadata> {
  try {
    const { width, height } = await load();
    if (!(width > 0 && height > 0)) throw new RangeError(`A picture of ${width} by ${height} pixels`);
    return { width, height, ratio: width / height };
  } catch (error) {
    log('The size of a picture could not be read', error);
    return { width: 0, height: 0, ratio: 0 };
  }
}

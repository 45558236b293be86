/**
 * What the query of a picture's address says about it: `/media/coil.svg?v=1f0c9a27-2b4fa8` is the version 1f0c9a27 of a
 * picture that is mostly #2b4fa8. Both parts may be missing.
 */
const versionParameter = /[?&]v=([0-9a-f]{8,64})(?:-([0-9a-f]{6}))?(?:&|$)/;

/** Whoever names a version says that another picture will have another address: it may be kept for ever. */
export function isVersionedPicture(address: string): boolean {
  return versionParameter.test(address);
}

/** The colour to show until the picture is there. */
export function mainColourOf(address: string): string | undefined {
  const colour = versionParameter.exec(address)?.[2];
  return colour && `#${colour}`;
}

/** Specification 9, "Images". */
export const imageQuality = { default: 80, banner: 60 } as const;
export const imageFormat = 'webp';
export const imageDensities = [1, 2] as const;

/** Widths in pixels an image may be asked for. */
export const imageScreens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Viewport widths in pixels at which the layout changes. */
export const displayThresholds = { xs: 476, sm: 768, md: 1024, lg: 1240 } as const;

export const imageCacheMaxAgeSeconds = 604_800;
export const defaultImageWidth = 800;

/** Addresses that are left as they are. */
export const unchangedImagePrefixes = ['data:image', 'blob:'] as const;

/** A path with this segment is rewritten to the images path with only its file name: a folder of the shop's own pictures. */
export const staticImageSegment = '/static/';
export const imagesPath = '/media/images/';

/** The units that `sizes` accepts. */
export const imageSizeUnits = ['vw', 'px'] as const;

// Addresses of pictures: four builders with one interface, and the data of a responsive picture. Runs in browsers.
// It is not the proxy that answers those addresses (see ../server), and it draws no element: that is the storefront's.
export { type CloudflareOptions, cloudflareUrls } from './cloudflare.ts';
export { type ContentCdnOptions, contentCdnUrls } from './content-cdn.ts';
export { type ImageMetadata, readImageMetadata } from './image-metadata.ts';
export {
  type ImageService,
  imageServiceNames,
  imageUrlsOf,
  localImageService,
} from './image-service.ts';
export { allowedImageWidth, imageWidths, isImageShape } from './image-widths.ts';
export { type ImaginaryOptions, imaginaryUrls } from './imaginary.ts';
export { type LocalProxyOptions, localProxyPath, localProxyUrls } from './local-proxy.ts';
export {
  type ImageFit,
  type ImageFormat,
  type ImageModifiers,
  type ImageUrlBuilder,
  imageFits,
  imageFormats,
  type PictureFormat,
  pictureFormats,
} from './modifiers.ts';
export { isVersionedPicture, mainColourOf } from './picture-facts.ts';
export { type Picture, type PictureOptions, type PictureSource, pictureSources } from './picture-sources.ts';
export { imageQualities, qualityFor } from './quality.ts';
export { type ImageSize, imageWidth, parseSizes, sizesAttribute, widthsOfSizes } from './sizes.ts';
export { allowedBox, densitySrcSet, type SrcSetBox, widthSrcSet } from './src-set.ts';

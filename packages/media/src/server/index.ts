// The local image proxy: answers `/_ipx/<modifiers>/<path>` with pictures made by sharp and kept on disk.
// It is not a file server for originals, and it never fetches from another host.
export type { FreePictures } from './free-pictures.ts';
export { createMedia, type Media, type MediaOptions, picturesAtOnce, type Rendering } from './media.ts';
export type { MediaLog } from './media-log.ts';
export { type Painter, type Pixels, rasterise } from './painter.ts';
export type { PictureFacts, PictureWish } from './picture-wish.ts';
export type { MediaSource } from './source-files.ts';

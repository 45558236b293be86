export const wishFormats = ['jpg', 'png', 'webp', 'avif'] as const;
export type WishFormat = (typeof wishFormats)[number];

export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of any size, cut from any area of a file; the content service promises such pictures to editors. */
export interface PictureWish {
  /** An absolute path. */
  readonly file: string;
  readonly area?: PictureArea;
  readonly width?: number;
  readonly height?: number;
  readonly fit: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  readonly enlarges: boolean;
  readonly format: WishFormat;
  readonly quality?: number;
  /** Six hexadecimal digits. */
  readonly background?: string;
  /** Standard deviation in pixels. */
  readonly blur?: number;
  readonly flips?: { readonly horizontally: boolean; readonly vertically: boolean };
  readonly turns?: 90 | 180 | 270;
}

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly format: WishFormat | 'gif' | 'svg';
  readonly hasAlpha: boolean;
}

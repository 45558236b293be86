/** What a picture is, read from its bytes. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly hasAlpha: boolean;
  /** `#rrggbb`, where it is cheap to know. */
  readonly dominantColour?: string;
}

export const pictureFormats = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A size of a picture, in pixels of the result. */
export interface PictureWish {
  /** An absolute path. */
  readonly file: string;
  /** What is cut out before anything else happens. */
  readonly area?: PictureArea;
  readonly width?: number;
  readonly height?: number;
  /** As in CSS: cover cuts, contain adds a border, fill distorts, inside and outside keep the shape. */
  readonly fit: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  readonly enlarges: boolean;
  readonly format: Exclude<PictureFormat, 'svg' | 'gif'>;
  readonly quality?: number;
  /** Six hexadecimal digits. */
  readonly background?: string;
  /** Standard deviation in pixels. */
  readonly blur?: number;
  readonly flips?: { readonly horizontally: boolean; readonly vertically: boolean };
  readonly turns?: 90 | 180 | 270;
}

/** The part of the shop that can read and make pictures. The content service itself cannot. */
export interface ImagePort {
  /** Nothing when the bytes are no picture that can be read. */
  inspect(bytes: Uint8Array): Promise<PictureFacts | undefined>;
  /** The picture's bytes; nothing when it cannot be made, `busy` when not now. May keep what it made. Clients take turns. */
  render(wish: PictureWish, client?: string): Promise<Uint8Array<ArrayBuffer> | 'busy' | undefined>;
}

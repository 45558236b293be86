import type { ContentClient } from './content-client.ts';

/** A picture of the media library. */
export interface ListedPicture {
  readonly id: string;
  /** From the root of the shop. */
  readonly path: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const pageSize = 48;
const mostPages = 200;

/** The latest first. */
export function listPictures(client: ContentClient, page: number): Promise<readonly ListedPicture[]> {
  const start = (Math.min(Math.max(page, 1), mostPages) - 1) * pageSize;
  return client.query<readonly ListedPicture[]>(
    `*[_type == "sanity.imageAsset"] | order(_createdAt desc)[${start}...${start + pageSize}]{
      "id": _id, "path": "/" + path, "name": coalesce(originalFilename, title, ""),
      "width": metadata.dimensions.width, "height": metadata.dimensions.height}`,
    {},
  );
}

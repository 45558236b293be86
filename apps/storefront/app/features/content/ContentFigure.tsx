import { ContentImage } from './ContentImage.tsx';
import type { ContentPicture } from './rich-text.ts';

export function ContentFigure({ picture, caption }: { picture: ContentPicture; caption?: string }) {
  return (
    <figure>
      <ContentImage picture={picture} width={800} sizes="100vw md:800px" className="rounded-lg" />
      {caption && <figcaption className="pt-2 text-sm text-text-muted">{caption}</figcaption>}
    </figure>
  );
}

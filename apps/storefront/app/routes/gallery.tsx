import { Gallery } from '@bowline/ui/gallery';

/** Every component in all its states; registered in development only. */
export default function GalleryScreen() {
  return <Gallery />;
}

import { Dialog } from '@bowline/ui/components';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ShopImage } from '../catalog/ShopImage.tsx';
import type { Picture } from './Gallery.tsx';

interface EnlargedPictureProps {
  readonly id: string;
  readonly picture: Picture;
  /** From the first time on that somebody wants to see it. */
  readonly isShown: boolean;
}

export default function EnlargedPicture({ id, picture, isShown }: EnlargedPictureProps) {
  const t = useTranslate();
  return (
    <Dialog id={id} title={picture.alt} closeLabel={t('dialog.close')} wide>
      {isShown && (
        <ShopImage src={picture.src} alt={picture.alt} width={1280} height={1280} className="w-full" />
      )}
    </Dialog>
  );
}

import { Button } from '@bowline/ui/components';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { Picture } from './Gallery.tsx';
import { useZoom } from './use-zoom.ts';
import { obeyKey, zoomStep } from './zoom-keys.ts';

interface EnlargedPictureProps {
  readonly images: readonly (Picture & { readonly large: string })[];
  readonly shownIndex: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Pictures in the whole window, to be looked at from near. The browser keeps the focus inside and returns it afterwards. */
export default function EnlargedPicture({ images, shownIndex, onShow, onClose }: EnlargedPictureProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const zoom = useZoom(frame, picture);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const shown = images[shownIndex];
  if (!shown) return null;
  const turn = (by: number) => {
    zoom.reset();
    onShow((shownIndex + by + images.length) % images.length);
  };
  const press = (event: KeyboardEvent) => {
    const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey;
    if (!isOfBrowser && obeyKey(event.key, zoom, turn)) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={shown.alt}
      onClose={onClose}
      onKeyDown={press}
      className="dialog h-dvh max-h-none w-screen max-w-none overflow-hidden rounded-none bg-surface-picture"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-2 bg-surface-raised p-2">
          {images.length > 1 && (
            <>
              <Button variant="quiet" icon="chevron-left" iconOnly onClick={() => turn(-1)}>
                {t('product.previousPicture')}
              </Button>
              <p className="numbers" role="status">
                {t('product.pictureOf', { number: shownIndex + 1, count: images.length })}
              </p>
              <Button variant="quiet" icon="chevron-right" iconOnly onClick={() => turn(1)}>
                {t('product.nextPicture')}
              </Button>
            </>
          )}
          <span className="ms-auto flex gap-2">
            <Button variant="quiet" icon="minus" iconOnly onClick={() => zoom.by(1 / zoomStep)}>
              {t('product.zoomOut')}
            </Button>
            <Button variant="quiet" icon="plus" iconOnly onClick={() => zoom.by(zoomStep)}>
              {t('product.zoomIn')}
            </Button>
            <Button variant="quiet" icon="close" iconOnly onClick={() => dialog.current?.close()}>
              {t('dialog.close')}
            </Button>
          </span>
        </div>
        <div ref={frame} className="relative touch-none overflow-hidden">
          <img
            ref={picture}
            key={shown.large}
            src={shown.large}
            alt={shown.alt}
            width={1600}
            height={1600}
            draggable={false}
            className={zoom.scale > 1 ? 'zoomed-picture cursor-grab' : 'zoomed-picture cursor-zoom-in'}
          />
        </div>
      </div>
    </dialog>
  );
}

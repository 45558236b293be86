import { type FieldProblem, filesIn } from '@bowline/ui/forms';
import type { ShopRequest } from '../../shop-context.ts';
import { type PictureOnWire, type PictureView, toPictureView } from './review-view.ts';

export const pictureLimits = { count: 4, megabytes: 8 } as const;

/** Names of the fields beside the chooser: pictures that are there already, and those of them that are to go. */
export const keptField = 'kept';
export const removedField = 'removed';

export interface SentPictures {
  /** In their order; also what the form shows when it comes back. */
  readonly pictures: readonly PictureView[];
  readonly problem?: FieldProblem<'pictures'>;
  /** Nobody knows why it did not work, or too many were sent in an hour. */
  readonly hasFailed?: boolean;
}

/**
 * Sends what was chosen to the shop, one after the other, so that a form which is refused for another reason has them still.
 * Those that were kept before come first.
 */
export async function sendPictures(shop: ShopRequest, sent: FormData): Promise<SentPictures> {
  const pictures: PictureView[] = [...keptPictures(sent)];
  const chosen = filesIn(sent, 'pictures');
  const { count } = pictureLimits;
  if (pictures.length + chosen.length > count)
    return { pictures, problem: { field: 'pictures', code: 'filesTooMany', most: count } };
  for (const file of chosen) {
    const outcome = await send(shop, file);
    if ('problem' in outcome || 'hasFailed' in outcome) return { pictures, ...outcome };
    pictures.push(outcome);
  }
  return { pictures };
}

const picturePath = /^\/review-pictures\/[0-9a-f]{32}\/(?:large|small)\.webp$/;

/** What the page said itself when it was shown; the shop looks at the ids once more. */
export function keptPictures(sent: FormData): PictureView[] {
  const removed = sent.getAll(removedField);
  return sent
    .getAll(keptField)
    .slice(0, pictureLimits.count)
    .flatMap((value) => {
      const [id = '', large = '', small = ''] = String(value).slice(0, 256).split(' ');
      const isKept = /^[\w=]{1,32}$/.test(id) && !removed.includes(id);
      return isKept && picturePath.test(large) && picturePath.test(small) ? [{ id, large, small }] : [];
    });
}

export function keptValue({ id, large, small }: PictureView): string {
  return [id, large, small].join(' ');
}

type Outcome = PictureView | Pick<Required<SentPictures>, 'problem'> | { readonly hasFailed: true };

const field = 'pictures' as const;

async function send({ commerce, log }: ShopRequest, file: File): Promise<Outcome> {
  try {
    const response = await commerce.upload('/review-pictures', file);
    const answer = (await response.json()) as Answer;
    if (response.status === 201) return toPictureView(answer);
    switch (answer.code) {
      case 'picture-too-large':
        return { problem: { field, code: 'fileTooLarge', most: pictureLimits.megabytes } };
      case 'picture-too-many-pixels':
        return { problem: { field, code: 'pictureTooManyPixels', most: (answer.most ?? 0) / 1_000_000 } };
      case 'not-a-picture':
        return { problem: { field, code: 'notAPicture' } };
      default:
        return { hasFailed: true };
    }
  } catch (err) {
    log.error({ err }, 'A picture could not be sent');
    return { hasFailed: true };
  }
}

type Answer = { readonly code?: string; readonly most?: number } & PictureOnWire;

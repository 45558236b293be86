import { useLateMessage } from '../../i18n/I18nProvider.tsx';

/** Places of the shop that have room for a line of the editors: translated messages `notes.<place>`. */
export type NotedPlace = 'footer' | 'notFound' | 'nothingFound';

/** What editors want to say in a place of the shop; room is made only when they say something. */
export function EditorsNote({ place, className }: { place: NotedPlace; className?: string }) {
  const note = useLateMessage(`notes.${place}`);
  return note ? <p className={className}>{note}</p> : null;
}

/** As much of a page as says whether its visitor is in the middle of something. */
export interface BusyPage {
  readonly pathname: string;
  readonly document: Pick<Document, 'activeElement' | 'querySelector'>;
  /** Whether something was typed or chosen since the page was loaded. */
  readonly isChanged: boolean;
}

/** Where an order is made or paid, and where data of a customer is changed. */
const delicate = /\/(?:checkout|customer|orders|payments)(?:\/|$)/;

/** Whether a page may be loaded anew without taking anything from its visitor. */
export function isSafeMoment({ pathname, document, isChanged }: BusyPage): boolean {
  if (isChanged || delicate.test(pathname) || document.querySelector('dialog[open]')) return false;
  return !document.activeElement?.matches('input, textarea, select, [contenteditable]');
}

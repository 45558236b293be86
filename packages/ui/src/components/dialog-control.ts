import { painted } from './painted.ts';

function dialogById(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/**
 * Opens a dialog as a modal; one that is open already stays as it is. It is shown at once and made a modal when it is on
 * the screen: shutting off the page behind it makes the browser style every element anew, for which nobody should wait.
 */
export async function openDialog(id: string): Promise<void> {
  const dialog = dialogById(id);
  if (!dialog || dialog.open) return;
  dialog.setAttribute('open', '');
  await painted();
  if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
  // Only a closed one can become a modal; nothing is drawn in between.
  dialog.removeAttribute('open');
  dialog.showModal();
}

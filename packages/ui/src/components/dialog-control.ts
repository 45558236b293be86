function dialogById(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/** Opens a dialog as a modal; one that is open already stays as it is. */
export function openDialog(id: string): void {
  const dialog = dialogById(id);
  if (dialog && !dialog.open) dialog.showModal();
}

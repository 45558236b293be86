/** As typed, with a comma or a point; what is no number is one the API refuses with its reason. */
export function readQuantity(text: FormDataEntryValue | null): number {
  const number = Number(
    String(text ?? '')
      .trim()
      .replace(',', '.'),
  );
  return Number.isFinite(number) ? number : 0;
}

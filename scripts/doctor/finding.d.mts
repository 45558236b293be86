export interface Finding {
  readonly state: 'fine' | 'hint' | 'blocks';
  readonly about: string;
  readonly advice?: string;
}
export function fine(about: string): Finding;
/** Worth knowing, stops nothing. */
export function hint(about: string, advice?: string): Finding;
export function blocks(about: string, advice: string): Finding;

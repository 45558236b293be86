export interface Finding {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  line?: number;
  message: string;
}

export function describeFinding({ file, line, message }: Finding): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`;
}

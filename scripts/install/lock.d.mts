export function withLock<Result>(
  folder: string,
  telling: { doing: string; log: (line: string) => void },
  work: () => Promise<Result>,
): Promise<Result>;

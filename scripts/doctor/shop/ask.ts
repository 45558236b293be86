const patienceMs = 5_000;

export interface Asked {
  /** 0 when nobody answered. */
  readonly status: number;
  readonly ms: number;
  /** As the one who answered tells the time. */
  readonly date: Date | undefined;
  /** Empty when it is none. */
  json<Shape extends object>(): Partial<Shape>;
}

export async function ask(url: URL, init: RequestInit = {}): Promise<Asked> {
  const startedMs = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const text = await response.text();
    const date = response.headers.get('date');
    return {
      status: response.status,
      ms: Math.round(performance.now() - startedMs),
      date: date === null ? undefined : new Date(date),
      json: () => parsed(text),
    };
  } catch {
    return { status: 0, ms: Math.round(performance.now() - startedMs), date: undefined, json: () => ({}) };
  }
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

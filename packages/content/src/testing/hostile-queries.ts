/** A request of somebody who means harm. */
export interface HostileContentRequest {
  readonly url: string;
  readonly init?: RequestInit;
}

interface HostileQuery {
  readonly query: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Random = () => number;

/** A little more than any route takes. */
const longestQuery = 101_000;
/** What fits into an address. */
const longestInAddress = 6_000;

/**
 * Queries that take as much time or memory as their author can think of, without end: loops in loops, orders by what is dear
 * to find out, texts and lists that double, patterns with many ways to fail, functions that unfold, long chains.
 */
export function* hostileQueries(random: Random): Generator<HostileQuery, never> {
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const some = (most: number) => 1 + Math.floor(random() ** 3 * most);
  const field = () =>
    pick(['_id', '_type', 'n', 'text', 'tags', 'body', 'slug.current', 'missing', '@', '^']);
  const literal = () =>
    pick(['1', '"a"', 'null', 'true', '$text', '$list', '-1e308', '"1970-01-01T00:00:00Z"']);
  const pattern = () => `"${'a*'.repeat(some(15))}${pick(['', 'b', '!'])}"`;

  const list = (depth: number): string => {
    if (depth <= 0) return pick(['*', '*', 'tags', '$list', '[1,2,3]', 'body[].children[]']);
    return pick([
      () => '*',
      () => `${list(depth - 1)}[${condition(depth - 1)}]`,
      () =>
        `${list(depth - 1)}|order(${repeated(() => `${value(depth - 1)} ${pick(['asc', 'desc'])}`, ',')})`,
      () => `(${list(depth - 1)}${repeated(() => `|order(${value(0)})`, '', 650)})`,
      () => `${list(depth - 1)}|score(${condition(depth - 1)})`,
      () => `[${repeated(() => `...${list(depth - 1)}`, ',')}]`,
      () => `array::unique(${list(depth - 1)})`,
      () => `array::compact(${list(depth - 1)})`,
      () => `string::split(${value(depth - 1)}, ${pick(['""', '"a"'])})`,
      () => `(${list(depth - 1)})[0..${pick(['1', '999999999', '-1'])}]`,
      () => `${list(depth - 1)}{${repeated(() => `"k${some(9)}": ${value(depth - 1)}`, ',', 20)}}`,
      () => `${list(depth - 1)}[]->`,
    ])();
  };
  const value = (depth: number): string => {
    if (depth <= 0) return pick([field, literal])();
    return pick([
      () => `count(${list(depth - 1)})`,
      () => `${value(depth - 1)} in ${list(depth - 1)}`,
      () => `array::join(${list(depth - 1)}.${field()}, ${literal()})`,
      () => `math::${pick(['sum', 'min', 'max', 'avg'])}(${list(depth - 1)}.n)`,
      () => `(${repeated(() => value(depth - 1), pick(['+', '-', '*', '**', '%']), 200)})`,
      () =>
        `${pick(['lower', 'upper', 'string::lower', 'length', 'pt::text', 'string', 'dateTime'])}(${value(depth - 1)})`,
      () => `select(${condition(depth - 1)} => ${value(depth - 1)}, ${value(depth - 1)})`,
      () => `coalesce(${repeated(() => value(depth - 1), ',')})`,
      () => `array::intersects(${list(depth - 1)}._id, ${list(depth - 1)}._id)`,
      () => list(depth - 1),
      () => `{"a": ${value(depth - 1)}, ...${value(0)}}`,
      () => `(${value(depth - 1)})${pick(['->', '.a', '[0]', '[]', '[@ == ^]']).repeat(some(400))}`,
    ])();
  };
  const condition = (depth: number): string => {
    if (depth <= 0)
      return pick([() => `${field()} match ${pattern()}`, () => `${value(0)} == ${value(0)}`])();
    return pick([
      () => `${value(depth - 1)} ${pick(['==', '!=', '<', '>=', 'in'])} ${value(depth - 1)}`,
      () => `${field()} match ${pattern()}`,
      () => `string(${value(depth - 1)}) match [${repeated(pattern, ',')}]`,
      () => `references(${list(depth - 1)}._id)`,
      () => `${field()} in path(${pick(['"**.**.**.**.a"', '"a.*.*.*.*.*.b"', '"drafts.**"'])})`,
      () => repeated(() => `(${condition(depth - 2)})`, pick([' && ', ' || ']), 300),
      () => `!(${condition(depth - 2)})`,
    ])();
  };
  function repeated(make: () => string, between: string, most = 8): string {
    const parts: string[] = [];
    const count = some(most);
    for (let length = 0; parts.length < count && length < longestQuery; ) {
      const part = make();
      parts.push(part);
      length += part.length;
    }
    return parts.join(between);
  }
  /** Twice as much with every step. */
  const doubling = (): string => {
    const [first, step] = pick<readonly [first: string, step: string]>([
      ['"xxxxxxxx"', 'a+a'],
      ['"xxxxxxxx"', 'upper(a+a)'],
      ['[1,2,3,4]', 'a+a'],
      ['[1,2,3,4]', '[...a,...a]'],
      ['["xxxx"]', '[array::join(a+a, "")]'],
      ['{"b": 1}', '{"x": a, "y": a}'],
      ['*', 'a+a'],
    ]);
    const last = pick([
      '.a',
      '{"n": count(a)}',
      '{"n": length(a)}',
      '{"n": a == a}',
      '{"n": string::split(a, "")}',
    ]);
    return `{"a": ${first}}${`{"a": ${step}}`.repeat(some(40))}${last}`;
  };
  const unfolding = (): string => {
    const levels = some(30);
    const functions = Array.from(
      { length: levels },
      (_, level) =>
        `fn h::f${level}($x) = $x{"a": ${level === 0 ? '@' : `h::f${level - 1}(@), "b": h::f${level - 1}(@)`}};`,
    );
    return `${pick(['', '// harmless\n', '\u0085'])}${functions.join('\n')}\n*[0...2]{"r": h::f${levels - 1}(@)}`;
  };
  const kinds = [
    () => list(3),
    () => list(4),
    () => value(4),
    () => `{${repeated(() => `"${some(99)}": ${value(3)}`, ',', 60)}}`,
    doubling,
    unfolding,
    () => `*{"a": *[${condition(2)}]{"b": *[n != ^.n]{"c": *[n != ^.n]._id}}}`,
    () => `*|order(${repeated(() => `${value(1)} in *`, ',', 40)})`,
    () => `${pick(['(', '[', '{"a":', '*[', '!', '-', 'count('])}`.repeat(some(40_000)),
    () =>
      `${pick(['a', '*'])}${pick(['.b', '[0]', '[]', '->', '[@ == 1]', '+1', '{a}']).repeat(some(30_000))}`,
  ] as const;

  for (;;) {
    const parameters = {
      text: 'a'.repeat(some(30_000)),
      list: Array.from({ length: some(5_000) }, (_, index) => (random() < 0.5 ? index : `d${index}`)),
    };
    yield { query: pick(kinds)().slice(0, longestQuery), parameters };
  }
}

/** The same by every entrance: GET and POST, with parameters, in one object, with a version of old, as a listener. */
export function* hostileContentRequests(
  origin: string,
  random: Random,
): Generator<HostileContentRequest, never> {
  const data = `${origin}/v2025-02-19/data`;
  for (const { query, parameters } of hostileQueries(random)) {
    const short = query.slice(0, longestInAddress);
    const inAddress = new URLSearchParams({
      query: short,
      $text: JSON.stringify(parameters.text).slice(0, 2_000),
      $list: JSON.stringify(Array.isArray(parameters.list) ? parameters.list.slice(0, 300) : []),
    });
    const entrances: readonly (() => HostileContentRequest)[] = [
      () => ({ url: `${data}/query/production?${inAddress}` }),
      () => ({ url: `${data}/query/production?${new URLSearchParams({ query: short })}` }),
      () => ({ url: `${data}/query/production`, init: jsonPost({ query, params: parameters }) }),
      () => ({
        url: `${data}/query/production`,
        init: jsonPost({ query: `{"a": ${query}, "b": ${query}}` }),
      }),
      () => ({ url: `${origin}/v1/data/query/production?perspective=raw&${inAddress}` }),
      () => ({ url: `${data}/listen/production?includeResult=true&${inAddress}` }),
      () => ({
        url: `${data}/listen/production?${new URLSearchParams({ query: `*[${query.slice(0, 990)}]` })}`,
      }),
    ];
    const entrance = entrances[Math.floor(random() * entrances.length)];
    if (entrance) yield entrance();
  }
  throw new Error('There is no end of hostile queries.');
}

function jsonPost(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** What is refused before anything is executed; these errors carry no category. */
const transportRefusals = {
  'content-type-not-json': { status: 415, message: 'Request content type must be application/json' },
  'body-unreadable': { status: 400, message: 'Syntax Error: Unable to parse the request.' },
  'variables-unreadable': { status: 400, message: 'Syntax Error: Unable to parse the variables.' },
  'body-too-large': { status: 413, message: 'Request body is too large.' },
  'query-too-long': { status: 413, message: 'Request body is too large.' },
  'query-nested-too-deeply': {
    status: 400,
    message: 'Query is too deep. Reduce the nesting level of your query.',
  },
  'mutation-by-get': { status: 405, message: 'Mutation requests allowed only for POST requests' },
} as const;

export interface TransportRefusal {
  readonly code: keyof typeof transportRefusals;
}

export function describeTransportRefusal(refusal: TransportRefusal) {
  return transportRefusals[refusal.code];
}

interface Part {
  readonly text: string;
  readonly next?: number | null;
}

/** A file whose parts are asked for one after the other while it is sent. */
export async function streamParts(
  partAfter: (after: number) => Promise<Part>,
  fileName: string,
): Promise<Response> {
  const bytes = new TextEncoder();
  let part = await partAfter(0);
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(bytes.encode(part.text));
      if (typeof part.next !== 'number') return controller.close();
      part = await partAfter(part.next);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  });
}

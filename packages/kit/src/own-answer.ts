/**
 * JSON for code of the same process: who reads the value gets it as it is, without anybody writing it down first. The value is
 * theirs from then on. Read in any other way it is an answer like others.
 */
export class OwnAnswer extends Response {
  readonly #value: unknown;
  readonly #init: ResponseInit;
  #written: Response | undefined;

  constructor(value: unknown, init: ResponseInit) {
    super(null, init);
    this.#value = value;
    this.#init = init;
  }

  get #asWritten(): Response {
    this.#written ??= new Response(JSON.stringify(this.#value), this.#init);
    return this.#written;
  }

  override async json(): Promise<unknown> {
    return this.#value;
  }

  override get body(): Response['body'] {
    return this.#asWritten.body;
  }

  override get bodyUsed(): boolean {
    return this.#written?.bodyUsed ?? false;
  }

  override text(): Promise<string> {
    return this.#asWritten.text();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#asWritten.arrayBuffer();
  }

  /** By way of the other: the server puts a Response of its own in the place of node's, which has no such method. */
  override async bytes(): ReturnType<Response['bytes']> {
    return new Uint8Array(await this.arrayBuffer());
  }

  override blob(): Promise<Blob> {
    return this.#asWritten.blob();
  }

  override clone(): Response {
    return this.#asWritten.clone();
  }
}

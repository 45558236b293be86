/** Collects places per record in chains within two growing arrays. */
export class PlaceLists {
  private readonly heads: Int32Array;
  private next = new Int32Array(1024);
  private places = new Uint16Array(1024);
  private length = 0;

  constructor(size: number) {
    this.heads = new Int32Array(size).fill(-1);
  }

  add(owner: number, place: number): void {
    if (this.length === this.next.length) this.grow();
    this.places[this.length] = place;
    this.next[this.length] = this.heads[owner] as number;
    this.heads[owner] = this.length++;
  }

  first(owner: number): number {
    return this.heads[owner] as number;
  }

  /** -1 after the last. */
  after(link: number): number {
    return this.next[link] as number;
  }

  placeAt(link: number): number {
    return this.places[link] as number;
  }

  private grow(): void {
    const next = new Int32Array(this.next.length * 2);
    next.set(this.next);
    this.next = next;
    const places = new Uint16Array(this.places.length * 2);
    places.set(this.places);
    this.places = places;
  }
}

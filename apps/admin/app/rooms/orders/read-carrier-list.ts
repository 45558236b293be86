export interface Parcel {
  readonly number: string;
  readonly trackingNumber: string;
  readonly carrier: string | null;
}

export interface CarrierList {
  readonly parcels: readonly Parcel[];
  /** Lines that name no order and number, as they stand in the file; a heading is none of them. */
  readonly unread: readonly string[];
}

export const mostParcels = 500;
const longestLine = 400;

/** A carrier's file: order, tracking number and perhaps the carrier in each line, parted by semicolon, comma or tab. */
export function readCarrierList(text: string): CarrierList {
  const parcels: Parcel[] = [];
  const unread: string[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trim().slice(0, longestLine));
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [order = '', trackingNumber = '', carrier = ''] = line
      .split(/[;,\t]/)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const isOrder = /^\d{1,18}$/.test(order) && /^[\w-]{4,100}$/.test(trackingNumber);
    if (isOrder) parcels.push({ number: order.padStart(9, '0'), trackingNumber, carrier: carrier || null });
    else if (index > 0) unread.push(line);
  }
  return { parcels, unread };
}

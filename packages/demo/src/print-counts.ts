import { countDemo, type DemoCounts } from './count-demo.ts';

/** Decision D4, as one reads it aloud. */
function linesOf(counts: DemoCounts): string[] {
  const groups = Object.entries(counts.productsByGroup).map(([group, count]) => `  ${group}: ${count}`);
  return [
    `products: ${counts.products}`,
    ...groups,
    `paracord colours and types: ${counts.paracords}`,
    `cords and ropes in all: ${counts.cordsAndRopes}`,
    `sellable variants: ${counts.sellable}`,
    `categories: ${counts.categories}`,
    `attributes: ${counts.attributes} with ${counts.attributeOptions} options`,
    `pictures drawn on request: ${counts.pictures}`,
    `fingerprint: ${counts.fingerprint}`,
  ];
}

process.stdout.write(`${linesOf(countDemo(Number(process.argv[2] ?? 1))).join('\n')}\n`);

import { parseArgs } from 'node:util';
import { measureKinds } from './images/measure-kinds.ts';
import { coldPictureMs, eachPicture, imageReport } from './images/report.ts';

/** What a picture of the demo shop costs that nobody has asked for before, by the kind of picture. */
async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pictures: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '3' },
      modifiers: { type: 'string', default: 'f_webp,w_800' },
      each: { type: 'boolean', default: false },
    },
  });
  const kinds = await measureKinds({
    pictures: Number(values.pictures),
    rounds: Number(values.rounds),
    modifiers: values.modifiers,
  });
  if (values.each) console.log(`${eachPicture(kinds)}\n`);
  console.log(imageReport(kinds));
  console.log(`\nBudget: ${coldPictureMs} ms, 800 pixels wide in WebP, for 90 % of every kind.`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

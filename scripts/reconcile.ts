import { type CommerceTables, reconcile } from '@bowline/commerce';
import { createDatabase } from '@bowline/database';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('✗ DATABASE_URL must name the database whose books are compared.');
  process.exit(1);
}

const database = createDatabase<CommerceTables>({ url, poolSize: 1 });
try {
  await database.ping();
  const findings = await reconcile(database);
  for (const { rule, subject } of findings) console.error(`✗ ${subject}: ${rule}`);
  if (findings.length === 0) console.log('✓ The books agree.');
  else process.exitCode = 1;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await database.close();
}

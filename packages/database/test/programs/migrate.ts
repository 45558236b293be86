import { createDatabase, migrate } from '../../src/index.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const database = createDatabase({ url });
await migrate(database, [{ module: 'slow', folder: new URL(folder) }]);
await database.close();
process.stdout.write('migrated\n');

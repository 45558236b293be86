// A shop without its pages, which need no build then: for tests of what looks at a running shop from outside.
import { join } from 'node:path';
import { main } from '@bowline/server';

process.exitCode = await main({ argv: [], env: process.env, root: join(import.meta.dirname, '../..') });

import { createInterface } from 'node:readline';
import { publishDue } from '#features/content/publishing/publish-due.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { contentKinds } from '#server/content-kinds.server.ts';
import { contextOver, servicesOver } from '../../factories/test-services.ts';

// A server's job with a clock that the test sets: each line is a number and an instant. With HOLD it stops before
// the end of its first transaction, to be killed there.
const { DATA_DIR = '', DATABASE_URL = null, HOLD } = process.env;
const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
const holding: typeof database = {
  ...database,
  transaction: (work) =>
    database.transaction(async (trx) => {
      await work(trx);
      console.log('held');
      return new Promise((resolve) => setTimeout(resolve, 600_000));
    }),
};

let now = new Date(0);
const context = contextOver(servicesOver(HOLD ? holding : database, { clock: () => now }));
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [number, instant = ''] = line.split(' ');
  now = new Date(instant);
  await publishDue(context, contentKinds);
  console.log(`done ${number}`);
}

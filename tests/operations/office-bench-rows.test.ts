import { expect, it } from 'vitest';
import { connectBeside } from '../bench/beside-server.mjs';
import { addOfficeRows } from '../bench/office-rows.mjs';
import { createMigratedDatabase } from '../harness/test-database.ts';

it.each(['sqlite', 'postgres'] as const)(
  'the rows of the bench fit the tables of %s',
  async (engine) => {
    const database = await createMigratedDatabase(engine);
    const beside = await connectBeside(database);
    try {
      await addOfficeRows(beside, { first: 1, last: 10 });
      const [counts] = await beside.run(`select (select count(*) from people) as people,
        (select count(*) from projects) as projects, (select count(*) from messages) as messages`);
      const numbers = Object.values(counts ?? {}).map(Number);
      expect(numbers).toEqual([10, 10, 10]);
    } finally {
      await beside.close();
      await database.dispose();
    }
  },
);

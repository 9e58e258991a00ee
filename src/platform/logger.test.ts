import { expect, it } from 'vitest';
import { withoutRowValues } from './logger.server.ts';

it('a database error is logged without the values of its row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(noor@tessera.example) already exists.',
    where: 'COPY bookings, line 1: "Noor"',
  });
  const logged = JSON.stringify(withoutRowValues(error));
  expect(logged).toContain('23505');
  expect(logged).not.toMatch(/noor/i);
});

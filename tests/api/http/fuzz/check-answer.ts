import { expect } from 'vitest';

const internals =
  /\bat (?:async )?[\w.<>]+ \(|\bselect .+ from |insert into |sqlite|postgres|node_modules|\/src\/|\/dist\/|node:internal/i;

export type Answer = { status: number; type: string; text: string };

/** Checks that a response reveals nothing, is no failure of the server, and is a problem if refused. */
export function checkAnswer({ status, type, text }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(internals);
  if (status < 400) return;
  expect(type).toBe('application/problem+json');
  expect(JSON.parse(text)).toMatchObject({
    status,
    code: expect.stringMatching(/^[a-z_]+$/),
    title: expect.stringMatching(/\w/),
  });
}

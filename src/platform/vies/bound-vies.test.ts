import { describe, expect, it } from 'vitest';
import { boundVies } from './bound-vies.server.ts';
import type { ViesEvidence } from './vies.server.ts';

/** A service that responds when it is let, with what it was asked. */
function openService(state: ViesEvidence['state'] = 'valid') {
  const asked: string[] = [];
  const gates: (() => void)[] = [];
  const open = { isHeld: false };
  const vies = boundVies({
    async check(number, { at: checkedAt }) {
      asked.push(number);
      if (open.isHeld) await new Promise<void>((resolve) => gates.push(resolve));
      return { number, checkedAt, state };
    },
  });
  const ask = (number: string, network = 'a', at = '2026-11-23T08:30:00.000Z') =>
    vies.check(number, { requester: null, at, network });
  return { asked, ask, open, release: () => gates.splice(0).forEach((gate) => void gate()) };
}

describe('questions about VAT numbers', () => {
  it('are asked once for a day, and again after it', async () => {
    const { asked, ask } = openService();
    await ask('DE1');
    const next = await ask('DE1', 'b', '2026-11-24T08:29:59.000Z');
    expect(next.checkedAt).toBe('2026-11-23T08:30:00.000Z');
    await ask('DE1', 'b', '2026-11-24T08:30:00.000Z');
    expect(asked).toEqual(['DE1', 'DE1']);
  });

  it('without a verdict are asked again', async () => {
    const { asked, ask } = openService('unconfirmed');
    await ask('DE1');
    await ask('DE1');
    expect(asked).toHaveLength(2);
  });

  it('about one number wait for the same response, and four numbers wait at most', async () => {
    const { asked, ask, open, release } = openService();
    open.isHeld = true;
    const waiting = ['DE1', 'DE1', 'DE2', 'DE3', 'DE4'].map((number) => ask(number, number));
    expect(await ask('DE5', 'e')).toMatchObject({
      state: 'unasked',
      reason: 'too_many_at_once',
    });
    release();
    await Promise.all(waiting);
    expect(asked).toEqual(['DE1', 'DE2', 'DE3', 'DE4']);
    open.isHeld = false;
    expect(await ask('DE5', 'e')).toMatchObject({ state: 'valid' });
  });

  it('are five in a minute for a network, and sixty in all', async () => {
    const { asked, ask } = openService();
    for (let number = 1; number <= 5; number += 1) await ask(`DE${number}`);
    expect(await ask('DE6')).toMatchObject({ reason: 'too_many_questions' });
    expect(await ask('DE1')).toMatchObject({ state: 'valid' });
    expect(await ask('DE6', 'b')).toMatchObject({ state: 'valid' });
    for (let number = 7; number <= 60; number += 1) await ask(`DE${number}`, `n${number}`);
    expect(await ask('DE61', 'c')).toMatchObject({ reason: 'too_many_questions' });
    expect(await ask('DE61', 'c', '2026-11-23T08:31:00.000Z')).toMatchObject({ state: 'valid' });
    expect(asked).toHaveLength(61);
  });
});

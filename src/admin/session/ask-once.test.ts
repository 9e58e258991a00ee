import { expect, it, vi } from 'vitest';
import { type Asked, createAskOnce } from './ask-once.ts';

it('asks once for all calls that are refused meanwhile, and again later', async () => {
  const show = vi.fn<(asked: Asked | null) => void>();
  const ask = createAskOnce(show);
  const answers = [ask('not_signed_in'), ask('not_signed_in'), ask('passkey_again')];
  expect(show).toHaveBeenCalledTimes(1);
  show.mock.lastCall?.[0]?.answer(true);
  expect(await Promise.all(answers)).toEqual([true, true, true]);
  expect(show).toHaveBeenLastCalledWith(null);
  const later = ask('passkey_again');
  expect(show.mock.lastCall?.[0]?.needed).toBe('passkey_again');
  show.mock.lastCall?.[0]?.answer(false);
  expect(await later).toBe(false);
});

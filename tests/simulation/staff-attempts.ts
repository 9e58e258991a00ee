import type { Context } from '#platform/context/context.server.ts';
import { type CrashPoint, dyingAround, type Month, record } from './simulated-month.ts';

/** The context of a member of staff, with the services as they are at the moment. */
export function staffContext({ site }: Month): Context {
  const person = { personId: 'rita', sessionId: 's', role: 'owner', address: null } as const;
  const proof = {
    strength: 'passkey',
    hasPasskey: true,
    verifiedAt: '2026-01-01T00:00:00.000Z',
  } as const;
  return { ...site.context, actor: { kind: 'staff', ...person, ...proof, requestId: 'r' } };
}

type Outcome = { ok: true } | { ok: false; refusal: { code: string } };

export const codeOf = (outcome: Outcome) => (outcome.ok ? 'done' : outcome.refusal.code);

/** Sometimes lets the process die around the first attempt at something that should succeed. */
export async function dieSometimes(
  month: Month,
  attempt: () => Promise<Outcome>,
): Promise<CrashPoint | null> {
  const { random } = month;
  if (!random.chance(0.2)) return null;
  const point = random.pick(['before the commit', 'after the commit'] as const);
  await dyingAround(month, point, attempt);
  record(month, `the process dies ${point} of a change by staff`);
  return point;
}

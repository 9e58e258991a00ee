import type { ComingBack } from './newsletter.tables.ts';

/**
 * Returns whether a mail came back for good or for now. Only what is wrong with the address is for good;
 * a full mailbox, a mail that is too large, or a server that refuses its sender may take the next one.
 * `status`: the report's own code, where its words have none. Codes: RFC 5321 4.2, RFC 3463.
 */
export function comingBackOf(reason: string, status = ''): 'hard' | 'soft' {
  const code = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/;
  const [detail = status] = code.exec(reason) ?? [];
  if (detail !== '')
    return /^5\.(?:0\.0|1\.[^78]|1\.\d\d|2\.1$|4\.)/.test(detail) ? 'hard' : 'soft';
  return /(?<![\d.])(?:4\d\d|552)(?![\d.])/.test(reason) ? 'soft' : 'hard';
}

/** Servers report a mail more than once: what weighs more counts. */
const gravity = { soft: 1, hard: 2, complaint: 3 } as const satisfies Record<ComingBack, number>;

/** Returns whether a report says more of a mail than what is known of it. */
export function weighsMore(kind: ComingBack, known: ComingBack | null): boolean {
  return known === null || gravity[kind] > gravity[known];
}

/** Why an issue, or the invitations of a list, stopped themselves. */
export type StopReason = 'bounces' | 'complaints';

type Tried = Record<'tried' | 'hard' | 'complained', number>;

/** Counts mails that were tried, by how they came back. */
export function countsOf(
  rows: readonly { cameBack: ComingBack | null; count: number | string | bigint }[],
): Tried {
  const sum = (of: (kind: ComingBack | null) => boolean) =>
    rows.reduce((all, { cameBack, count }) => all + (of(cameBack) ? Number(count) : 0), 0);
  return {
    tried: sum(() => true),
    hard: sum((kind) => kind === 'hard'),
    complained: sum((kind) => kind === 'complaint'),
  };
}

const fewestForBounces = 50;

/**
 * Returns why what is sent has to stop itself: 5 % of 50 mails or more came back for good, or of 1,000
 * readers 3 complained. Providers block a sender soon above these.
 */
export function reasonToStop({ tried, hard, complained }: Tried): StopReason | null {
  if (tried >= fewestForBounces && hard >= tried * 0.05) return 'bounces';
  return complained > 0 && complained >= tried * 0.003 ? 'complaints' : null;
}

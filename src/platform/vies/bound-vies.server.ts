import type { Vies, ViesEvidence } from './vies.server.ts';

const minute = 60_000;

/** Milliseconds for which a verdict is used again. */
const keptFor = 24 * 60 * minute;
/** Verdicts that are kept, and networks that are counted. */
const mostKept = 1000;
/** Questions to the service in a minute: of one network, and in all. */
const mostOfNetwork = 5;
const mostInAll = 60;
/** Questions that wait for the service at the same time. */
const mostAtOnce = 4;

function isVerdict({ state }: ViesEvidence): boolean {
  return state === 'valid' || state === 'unknown';
}

/** Removes what was kept longest, so that the map stays within its size. */
function limitSize(map: Map<string, unknown>): void {
  for (const key of map.keys()) if (map.size > mostKept) map.delete(key);
}

/** Counts the questions of each network in the minute before. */
function createCounter() {
  const asked = new Map<string, number[]>();
  const recent = (key: string, now: number) =>
    (asked.get(key) ?? []).filter((time) => now - time < minute);
  return {
    /** Counts a question, unless there were too many in the minute before. */
    isAllowed(key: string, now: number, most: number): boolean {
      const before = recent(key, now);
      if (before.length >= most) return false;
      asked.delete(key);
      asked.set(key, [...before, now]);
      limitSize(asked);
      return true;
    },
  };
}

/**
 * Limits the questions to a service: one at a time about a number, four in all, and so many in a
 * minute. A verdict is used again for a day. What is not asked is `unasked`.
 */
export function boundVies(vies: Vies): Vies {
  const kept = new Map<string, ViesEvidence>();
  const pending = new Map<string, Promise<ViesEvidence>>();
  const counter = createCounter();
  return {
    async check(number, options) {
      const { requester, at, network } = options;
      const now = Date.parse(at);
      // A proof with a consultation number is not the same as one without.
      const key = `${requester ?? ''} ${number}`;
      const known = kept.get(key);
      if (known && now - Date.parse(known.checkedAt) < keptFor) return known;
      const same = pending.get(key);
      if (same) return same;
      const refuse = (reason: string): ViesEvidence => ({
        number,
        checkedAt: at,
        state: 'unasked',
        reason,
      });
      if (pending.size >= mostAtOnce) return refuse('too_many_at_once');
      const isAllowed =
        counter.isAllowed(`network ${network ?? ''}`, now, mostOfNetwork) &&
        counter.isAllowed('all', now, mostInAll);
      if (!isAllowed) return refuse('too_many_questions');
      const asking = vies.check(number, options);
      pending.set(key, asking);
      const evidence = await asking.finally(() => pending.delete(key));
      kept.delete(key);
      if (isVerdict(evidence)) kept.set(key, evidence);
      limitSize(kept);
      return evidence;
    },
  };
}

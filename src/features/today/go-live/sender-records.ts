import type { GoLiveItem } from './go-live.schema.ts';

/** The TXT records of a name: none, with whether the name exists, or that nobody could be asked. */
export type Records =
  | { kind: 'found'; texts: readonly string[] }
  | { kind: 'none'; nameExists: boolean }
  | { kind: 'unanswered' };

/** What DNS says of one protection; `finding` names the sentence about it. */
export type DnsItem = GoLiveItem & { finding: string };

const unanswered = { state: 'unknown', finding: 'unanswered', value: null } as const;

function matching(records: Records, pattern: RegExp): readonly string[] {
  return records.kind === 'found' ? records.texts.filter((text) => pattern.test(text)) : [];
}

/** Judges the SPF record of a domain (RFC 7208): more than one is an error for every receiver. */
export function judgeSpf(records: Records): DnsItem {
  if (records.kind === 'unanswered') return { id: 'spf', ...unanswered };
  const [record = null, ...more] = matching(records, /^v=spf1(?: |$)/i);
  const open = (finding: string): DnsItem => ({ id: 'spf', state: 'open', finding, value: record });
  if (record === null) return open('missing');
  if (more.length > 0) return open('several');
  if (/\s\+?all(?:\s|$)/i.test(record)) return open('everyone');
  return { id: 'spf', state: 'set', finding: 'set', value: record };
}

/** Judges the DMARC record (RFC 7489): a policy of `none` watches and protects nobody. */
export function judgeDmarc(records: Records): DnsItem {
  if (records.kind === 'unanswered') return { id: 'dmarc', ...unanswered };
  const [record = null, ...more] = matching(records, /^v=DMARC1\s*(?:;|$)/);
  const open = (finding: string): DnsItem => ({
    id: 'dmarc',
    state: 'open',
    finding,
    value: record,
  });
  if (record === null) return open('missing');
  if (more.length > 0) return open('several');
  const [, policy = ''] = /;\s*p\s*=\s*(\w+)/i.exec(record) ?? [];
  if (/^(?:quarantine|reject)$/i.test(policy))
    return { id: 'dmarc', state: 'set', finding: 'set', value: record };
  return open('watching');
}

/**
 * Judges the DKIM keys that were found under usual selectors (RFC 6376). The mail provider chooses the
 * selector and DNS lists none, so that nothing found proves nothing, unless no name below
 * `_domainkey` exists (RFC 8020).
 */
export function judgeDkim(
  below: Records,
  keys: readonly { selector: string; records: Records }[],
): DnsItem {
  const key = keys.find(({ records }) => matching(records, /(?:^|;)\s*p\s*=\s*[^;\s]/).length > 0);
  if (key) return { id: 'dkim', state: 'set', finding: 'set', value: key.selector };
  const all = [below, ...keys.map(({ records }) => records)];
  if (all.every(({ kind }) => kind === 'unanswered')) return { id: 'dkim', ...unanswered };
  if (below.kind === 'none' && !below.nameExists)
    return { id: 'dkim', state: 'open', finding: 'missing', value: null };
  return { id: 'dkim', state: 'unknown', finding: 'unknowable', value: null };
}

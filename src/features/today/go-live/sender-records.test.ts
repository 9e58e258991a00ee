import { describe, expect, it } from 'vitest';
import { judgeDkim, judgeDmarc, judgeSpf, type Records } from './sender-records.ts';

const found = (...texts: string[]): Records => ({ kind: 'found', texts });
const none: Records = { kind: 'none', nameExists: true };
const nothingBelow: Records = { kind: 'none', nameExists: false };
const unanswered: Records = { kind: 'unanswered' };

describe('SPF', () => {
  it.each([
    [found('v=spf1 include:_spf.mail.example -all'), 'set', 'set'],
    [found('google-site-verification=x', 'V=SPF1 a mx ~all'), 'set', 'set'],
    [found('v=spf1'), 'set', 'set'],
    [found('v=spf10 -all'), 'open', 'missing'],
    [none, 'open', 'missing'],
    [found('v=spf1 a -all', 'v=spf1 mx -all'), 'open', 'several'],
    [found('v=spf1 a +all'), 'open', 'everyone'],
    [found('v=spf1 all'), 'open', 'everyone'],
    [unanswered, 'unknown', 'unanswered'],
  ])('%j is %s: %s', (records, state, finding) => {
    expect(judgeSpf(records)).toMatchObject({ id: 'spf', state, finding });
  });
});

describe('DMARC', () => {
  it.each([
    [found('v=DMARC1; p=reject; rua=mailto:a@b.example'), 'set', 'set'],
    [found('v=DMARC1;p=quarantine'), 'set', 'set'],
    [found('v=DMARC1; p=none'), 'open', 'watching'],
    [found('v=DMARC1; sp=reject; p=none'), 'open', 'watching'],
    [found('v=DMARC1'), 'open', 'watching'],
    [none, 'open', 'missing'],
    [unanswered, 'unknown', 'unanswered'],
  ])('%j is %s: %s', (records, state, finding) => {
    expect(judgeDmarc(records)).toMatchObject({ id: 'dmarc', state, finding });
  });
});

describe('DKIM', () => {
  const key = { selector: 'google', records: found('v=DKIM1; k=rsa; p=MIGf') };
  const revoked = { selector: 'google', records: found('v=DKIM1; p=') };
  const absent = { selector: 'default', records: none };
  it.each([
    [none, [absent, key], 'set', 'set'],
    [none, [revoked], 'unknown', 'unknowable'],
    [none, [absent], 'unknown', 'unknowable'],
    [nothingBelow, [absent], 'open', 'missing'],
    [unanswered, [{ selector: 'default', records: unanswered }], 'unknown', 'unanswered'],
  ])('%j with %j is %s: %s', (below, keys, state, finding) => {
    expect(judgeDkim(below, keys)).toMatchObject({ id: 'dkim', state, finding });
  });
});

import { describe, expect, it } from 'vitest';
import {
  matchMovements,
  type Noted,
  noteOf,
  referencesIn,
  type Sought,
} from './match-movements.ts';
import type { Movement } from './statements.ts';

let line = 0;
const came = (cents: number, text: string, day = '2026-11-20'): Movement => {
  line += 1;
  return { line, day, isIncoming: true, cents, text };
};

const asked = (id: string, cents: number, more: Partial<Sought> = {}): Sought => ({
  id,
  reference: `EN-${id.toUpperCase().padEnd(6, '2')}`,
  state: 'open',
  cents,
  names: [],
  byTransfer: false,
  ...more,
});

function match(rows: Movement[], sought: Sought[], noted: Noted[] = []) {
  const found = new Map([...matchMovements(rows, sought, noted)].filter((one) => one !== null));
  return rows.map((row) => {
    const { status, by, requestId } = found.get(row) ?? {};
    return [status, by, requestId];
  });
}

describe('what money that came is taken for', () => {
  it.each(['EN-7K4QXM', 'en7k4qxm', 'TRF EN 7K4-QXM obrigada', 'PAGAMENTOEN7K4QXM'])(
    'finds the reference in %s',
    (text) => expect(referencesIn(text)).toContain('en7k4qxm'),
  );

  it('is sure by reference and amount, and says where one of them is missing', () => {
    const rows = [
      came(50_000, 'EN-AAAA22'),
      came(49_000, 'EN-BBBB22'),
      came(70_000, 'no words'),
      came(12_300, 'no words'),
    ];
    const sought = [asked('aaaa', 50_000), asked('bbbb', 50_000), asked('cccc', 70_000)];
    expect(match(rows, sought)).toEqual([
      ['sure', 'reference', 'aaaa'],
      ['differs', 'reference', 'bbbb'],
      ['likely', 'amount', 'cccc'],
      ['unknown', null, null],
    ]);
  });

  it('goes by the name where several are of one amount, and never guesses', () => {
    const sought = [
      asked('aaaa', 50_000, { names: ['Noor El-Haddad'] }),
      asked('bbbb', 50_000, { names: ['Ana Sofia da Silva', 'Tessera, Lda'] }),
      asked('cccc', 90_000, { names: ['Rui Paz'] }),
    ];
    const [named] = match([came(50_000, 'TRF DE ANA SILVA')], sought);
    expect(named).toEqual(['likely', 'name', 'bbbb']);
    expect(match([came(50_000, 'TRF TESSERA LDA')], sought)[0]).toEqual(['likely', 'name', 'bbbb']);
    expect(match([came(50_000, 'TRF DE ANA')], sought)[0]).toEqual(['unknown', null, null]);
    expect(match([came(89_000, 'DE RUI PAZ')], sought)[0]).toEqual(['differs', 'name', 'cccc']);
  });

  it('proposes a payment for one line alone', () => {
    const sought = [asked('aaaa', 50_000), asked('dddd', 80_000, { state: 'cancelled' })];
    const rows = [came(50_000, ''), came(50_000, 'EN-AAAA22'), came(50_000, 'EN-AAAA22')];
    expect(match(rows, sought)).toEqual([
      ['unknown', null, null],
      ['sure', 'reference', 'aaaa'],
      ['twice', 'reference', 'aaaa'],
    ]);
    expect(match([came(80_000, 'EN-DDDD22')], sought)[0]?.[0]).toBe('cancelled');
  });

  it('knows the lines that were noted, as many as there were', () => {
    const [first, second] = [came(50_000, 'TRF DE NOOR'), came(50_000, 'TRF DE NOOR')];
    const noted = { requestId: 'aaaa', day: first.day, cents: 50_000, note: noteOf(first) };
    const sought = [
      asked('aaaa', 50_000, { state: 'paid', byTransfer: true }),
      asked('bbbb', 50_000),
    ];
    expect(match([first, second], sought, [noted])).toEqual([
      ['received', null, 'aaaa'],
      ['likely', 'amount', 'bbbb'],
    ]);
    const other = { ...noted, requestId: 'bbbb' };
    expect(match([first, second], [], [noted, other]).map(([status]) => status)).toEqual([
      'received',
      'received',
    ]);
  });

  it('knows a payment that was noted by hand, and tells one that was paid by card as well', () => {
    const byHand = asked('aaaa', 50_000, { state: 'paid', byTransfer: true });
    const byCard = asked('bbbb', 50_000, { state: 'paid' });
    const rows = [came(50_000, 'EN-AAAA22'), came(50_000, 'EN-AAAA22'), came(50_000, 'EN-BBBB22')];
    expect(match(rows, [byHand, byCard]).map(([status]) => status)).toEqual([
      'received',
      'twice',
      'twice',
    ]);
  });
});

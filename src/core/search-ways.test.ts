import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedText, searchWays } from './search-ways.ts';

function finds(sought: string, ...stored: string[]): boolean {
  const text = listedText(...stored);
  return searchWays(sought).some((parts) => parts.every((part) => text.includes(part)));
}

const portuguese = [
  '913111001',
  '913 111 001',
  '913 11 10 01',
  '913-111-001',
  '(913) 111.001',
  '+351913111001',
  '+351 913 111 001',
  '+351-913-111-001',
  '(+351) 913 111 001',
  '＋３５１ ９１３ １１１ ００１',
  '00351913111001',
  '00351 913 111 001',
  '00 351 913111001',
  '351913111001',
  '351 913 111 001',
  '+351\u00a0913\u202f111\u2009001',
  '\u202a+351 913 111 001\u202c',
];

const british = [
  '+44 20 7946 0958',
  '+44 (0)20 7946 0958',
  '+44 (0) 20 7946 0958',
  '+44 020 7946 0958',
  '+442079460958',
  '0044 20 7946 0958',
  '0044 (0)20 79460958',
  '020 7946 0958',
  '02079460958',
  '(020) 7946-0958',
];

describe('a telephone number is found by its digits', () => {
  it.each([
    ['Portuguese', portuguese],
    ['British', british],
  ])('of a %s one, each spelling finds each', (_, spellings) => {
    const missed = spellings.flatMap((stored) =>
      spellings.filter((sought) => !finds(sought, 'Ana', stored)).map((sought) => [sought, stored]),
    );
    expect(missed).toEqual([]);
  });

  it.each(['1001', '11 1001', '111001', '+351 913', '00351 91', '913 11', '351 913'])(
    'by a part of four digits or more: %s',
    (sought) => expect(portuguese.filter((stored) => !finds(sought, stored))).toEqual([]),
  );

  it.each(['0958', '7946 0958', '+44 20', '+44 (0)20 79', '0044 20'])(
    'or of a foreign one: %s',
    (sought) =>
      // Of what is stored without its country only digits are known.
      expect(british.slice(0, 7).filter((stored) => !finds(sought, stored))).toEqual([]),
  );

  it.each([
    ['+44 913 111 001', '+351 913 111 001'],
    ['+34 913 111 001', '913 111 001'],
    ['+351 913 111 001', '+34 913 111 001'],
    ['913111002', '913 111 001'],
    ['+39 06 6982', '+44 20 7946 0958'],
  ])('%s is not %s', (sought, stored) => expect(finds(sought, stored)).toBe(false));

  it('with a name beside it, and in a text of several lines', () => {
    expect(finds('silva +351913111001', 'Ana Silva', '913 11 10 01')).toBe(true);
    expect(finds('913111001 ana', 'Ana Silva', '913 11 10 01')).toBe(true);
    expect(finds('rui 913111001', 'Ana Silva', '913 11 10 01')).toBe(false);
    expect(finds('912222333', 'Call me:\n913 111 001\n912 222 333')).toBe(true);
    expect(finds('912222333', '913 111 001 / 912 222 333')).toBe(true);
  });

  it('keeps the 0 of an Italian one', () => {
    for (const sought of ['06 6982 1234', '+39 06 69821234', '0669821234'])
      expect(finds(sought, '+39 06 6982 1234'), sought).toBe(true);
  });

  it('in any spacing that is typed', () => {
    const digits = fc.stringMatching(/^[29]\d{8}$/);
    const gaps = fc.array(fc.constantFrom('', '', ' ', '-', '.', '\u00a0'), {
      minLength: 9,
      maxLength: 9,
    });
    const spaced = (number: string, between: string[]) =>
      [...number].map((digit, place) => (place === 0 ? '' : between[place]) + digit).join('');
    fc.assert(
      fc.property(
        digits,
        gaps,
        gaps,
        fc.constantFrom('', '+351', '00351 ', '351'),
        (number, one, other, code) => {
          expect(finds(code + spaced(number, one), spaced(number, other))).toBe(true);
          expect(finds(spaced(number, one), code + spaced(number, other))).toBe(true);
        },
      ),
    );
  });
});

describe('words are found', () => {
  it.each([
    ['silva ana', 'Ana Maria da Silva'],
    ['soren aero', 'Søren Ærø'],
    ['SØREN', 'Soren'],
    ['lukasz', 'Łukasz'],
    ['strasse', 'Große Straße'],
    ['STRAẞE', 'Strasse'],
    ['oeuvre', 'Œuvre'],
    ['dogan', 'Doğan'],
    ['istanbul isik', 'İSTANBUL IŞIK'],
    ['ISIK', 'ışık'],
    ['gudrun', 'Guðrún'],
    ['thor', 'Þór'],
    ["d'avila", 'D’Ávila'],
    ['D`AVILA', 'Dʼávila'],
    ['o´neill', "O'Neill"],
    ['ana maria', 'Ana-Maria'],
    ['ana–maria', 'Ana Maria'],
    ['ana  maria', 'Ana\u00a0Maria'],
    ['ａｎａ', 'Ana'],
    ['sofia', 'So\u00adfia'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['αθηνα', 'Αθήνα'],
    ['москва', 'МОСКВА'],
    ['mueller', 'Jörg Müller'],
    ['MUELLER joerg', 'Müller, Jörg'],
    ['müller', 'Joerg Mueller'],
    ['mu\u0308ller', 'Mueller'],
    ['muller', 'Müller'],
    ['schroeder', 'Schröder & Söhne'],
    ['soerensen', 'Sørensen'],
    ['sørensen', 'Soerensen'],
    ['samuel coelho', 'Samuel Coelho'],
  ])('%s in %s', (sought, stored) => expect(finds(sought, stored)).toBe(true));

  it.each([
    ['joe', 'Jorge'],
    ['noel', 'Nolan'],
    ['mueller', 'Mulher'],
  ])('and %s not in %s', (sought, stored) => expect(finds(sought, stored)).toBe(false));

  it('each of them, or nothing', () => {
    expect(finds('ana costa', 'Ana Silva')).toBe(false);
    expect(finds('', 'Ana')).toBe(true);
    expect(finds('-', 'Ana')).toBe(false);
  });
});

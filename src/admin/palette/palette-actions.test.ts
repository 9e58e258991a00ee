import { describe, expect, it } from 'vitest';
import type { SearchResult } from '#features/search/search.ts';
import { readTimes } from './asked-times.ts';
import { actionsFor, readCommand } from './palette-actions.ts';

/** A Tuesday. */
const today = '2026-11-24';

describe('a command', () => {
  it.each([
    ['book', { verb: 'book', about: '' }],
    ['bo', { verb: 'book', about: '' }],
    ['Book for Noor', { verb: 'book', about: 'noor' }],
    ['marcar para a Inês', { verb: 'book', about: 'a ines' }],
    ['REEMBOLSAR noor', { verb: 'refund', about: 'noor' }],
    ['responder à Inês', { verb: 'answer', about: 'ines' }],
    ['reply to Omar', { verb: 'answer', about: 'omar' }],
    ['novo artigo', { verb: 'new', about: 'artigo' }],
    ['bookkeeper', null],
    ['noor', null],
    ['b', null],
    ['bo noor', null],
  ])('is read from %j', (text, command) => {
    expect(readCommand(text)).toEqual(command);
  });
});

describe('the times to close', () => {
  it.each([
    ['friday afternoon', ['2026-11-27', '13:00', '18:00']],
    ['sexta à tarde', ['2026-11-27', '13:00', '18:00']],
    ['tuesday', ['2026-11-24', null, null]],
    ['tomorrow morning', ['2026-11-25', '09:00', '13:00']],
    ['amanhã de manhã', ['2026-11-25', '09:00', '13:00']],
    ['4 december', ['2026-12-04', null, null]],
    ['4 de dezembro', ['2026-12-04', null, null]],
    ['3/1', ['2027-01-03', null, null]],
    ['2026-12-04', ['2026-12-04', null, null]],
    ['hoje 14-16', ['2026-11-24', '14:00', '16:00']],
    ['friday 14:30 to 16:00', ['2026-11-27', '14:30', '16:00']],
  ])('are read from %j', (text, [day, from, to]) => {
    expect(readTimes(text, today)).toEqual({ day, from, to });
  });

  it.each(['', 'the office', '31/2'])('are none without a day: %j', (text) => {
    expect(readTimes(text, today)).toBeNull();
  });
});

describe('what can be done', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const entries: SearchResult['entries'] = [
    { kind: 'person', id: 'p1', title: 'Noor El-Amin', detail: 'noor@t.example', at },
    { kind: 'conversation', id: 'm1', title: 'Noor El-Amin', detail: 'About VAT', at },
    { kind: 'order', id: 'EN-ABC', title: 'EN-ABC', detail: 'Setup, Noor El-Amin', at },
  ];
  const offered = (text: string, roles = ['owner'], found = entries) => {
    const command = readCommand(text);
    if (!command) throw new Error('No command');
    return actionsFor(command, { entries: found, today, language: 'en', roles }).map(
      ({ href, title }) => [title, href],
    );
  };

  it('leads to the form or dialog of it, filled in', () => {
    expect(offered('book noor')).toEqual([
      ['Book for Noor El-Amin', '/admin/calendar/book?person=p1'],
    ]);
    expect(offered('write noor')).toEqual([
      ['Write to Noor El-Amin', '/admin/inbox/write?person=p1'],
    ]);
    expect(offered('answer noor')).toEqual([['Answer Noor El-Amin', '/admin/inbox/m1?reply=1']]);
    expect(offered('refund noor')).toEqual([
      ['Refund Setup, Noor El-Amin', '/admin/orders/EN-ABC?do=refund'],
    ]);
    expect(offered('close friday afternoon')).toEqual([
      [
        'Close Friday 27 November, 13:00 to 18:00',
        '/admin/calendar?close=2026-11-27&from=13%3A00&to=18%3A00',
      ],
    ]);
    expect(offered('new post')).toEqual([['New article', '/admin/content/posts/new']]);
    expect(offered('new').length).toBeGreaterThan(3);
  });

  it('is nothing that a role may not do', () => {
    expect(offered('refund noor', ['staff'])).toEqual([]);
    expect(offered('book noor', ['bookkeeper'])).toEqual([]);
  });

  it('names nobody where nobody is found', () => {
    expect(offered('book zed', ['owner'], [])).toEqual([
      ['Book for someone', '/admin/calendar/book'],
    ]);
    expect(offered('refund zed', ['owner'], [])).toEqual([]);
  });
});

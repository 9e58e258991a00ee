import { expect, test } from 'vitest';
import type { MailDescription } from './mail.ts';
import { renderMail } from './mail-builder.server.ts';
import { mailImages } from './mail-images.server.ts';
import { wrap } from './mail-plain-text.ts';
import { sampleCompany as company } from './sample-company.ts';

const confirmation: MailDescription = {
  language: 'en',
  preheader: 'Free, 30 minutes, by video. Change or cancel any time before.',
  heading: 'You are booked, Noor.',
  lead: 'Rita Falcão will call you by video. There is nothing to prepare, though a rough date helps.',
  facts: [
    { label: 'When', lines: ['Thursday 24 April 2025', '10:00 to 10:30, Europe/Lisbon'] },
    { label: 'Your time', lines: ['13:00 to 13:30, Asia/Dubai'] },
    { label: 'Cost', lines: ['Free'] },
  ],
  button: { label: 'Join the video call', href: 'https://entrada.example/call?a=1&b=2' },
  links: [
    { label: 'Add to calendar', href: 'https://entrada.example/c.ics' },
    { label: 'Change or cancel', href: `https://entrada.example/m#${'t'.repeat(90)}` },
  ],
  reason:
    'You are receiving this because you booked a consultation. No marketing follows unless you ask.',
};

test('HTML and plain text have every fact, link and sentence', () => {
  const { html, text } = renderMail(confirmation, company);
  const htmlText = html.replaceAll('&amp;', '&').replaceAll('\u00a0', ' ');
  const flowed = text.replace(/\s+/g, ' ');
  const { heading, lead, reason, facts, links } = confirmation;
  const said = [
    heading,
    lead,
    reason,
    ...facts.flatMap(({ label, lines }) => [label, ...lines]),
    ...[...links, confirmation.button].flatMap((link) => [link?.label ?? '?', link?.href ?? '?']),
    company.legalName,
    company.nipc,
    company.street,
    company.email,
  ];
  for (const part of said) {
    expect(htmlText).toContain(part);
    expect(flowed).toContain(part);
  }
  expect(html).toContain(confirmation.preheader);
});

test('the plain text reads well at 72 characters', () => {
  expect(renderMail(confirmation, company).text).toMatchInlineSnapshot(`
    "You are booked, Noor.
    =====================

    Rita Falcão will call you by video. There is nothing to prepare, though
    a rough date helps.

    When        Thursday 24 April 2025
                10:00 to 10:30, Europe/Lisbon
    Your time   13:00 to 13:30, Asia/Dubai
    Cost        Free

    Join the video call:
    https://entrada.example/call?a=1&b=2

    Add to calendar:
    https://entrada.example/c.ics

    Change or cancel:
    https://entrada.example/m#tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt

    -- 
    Entrada
    Entrada Lisboa, Unipessoal Lda, NIPC 999 999 990
    Rua da Entrada 24, 1.º Dto., 1100-000 Lisboa
    Questions? ola@entrada.example or +351 210 000 000

    You are receiving this because you booked a consultation. No marketing
    follows unless you ask.
    "
  `);
});

test('a text stands apart in the plain text, and a long label widens no column', () => {
  const facts = [
    { label: 'Service', lines: ['Company setup'] },
    { label: 'If it is not paid, next attempt', lines: ['Tuesday'] },
    { label: 'Bought twice?', lines: ['Tell us.'], isText: true },
    { label: 'Next', lines: ['1. Call', '', '2. Start'], isText: true },
    { label: 'Mode', lines: ['Test'] },
  ];
  const { text } = renderMail({ ...confirmation, facts }, company);
  expect(text).toContain(
    [
      'Service   Company setup',
      'If it is not paid, next attempt',
      '          Tuesday',
      '',
      'Bought twice?',
      'Tell us.',
      '',
      'Next:',
      '1. Call',
      '',
      '2. Start',
      '',
      'Mode      Test',
    ].join('\n'),
  );
  expect(text).not.toContain('\n\n\n');
});

test('the plain text breaks no number of the company, and puts no colon after a question', () => {
  const call =
    'For questions about what was paid here, reply to this or call us on +351 210 000 000.';
  const facts = [{ label: 'Bought twice?', lines: [call], isText: true }];
  const { text } = renderMail({ ...confirmation, facts, lead: call, after: call }, company);
  expect(text).toContain('Bought twice?\n');
  expect(text).not.toContain('\u00a0');
  expect(text.match(/\+351 210 000 000/g)).toHaveLength(4);
});

test.each([
  ['en', 'lang="en"', 'Questions?'],
  ['pt', 'lang="pt-PT"', 'Dúvidas?'],
] as const)('a mail in %s has its language tag and sentences', (language, lang, word) => {
  const { html, text } = renderMail({ ...confirmation, language }, company);
  expect(html).toMatch(new RegExp(`^<!doctype html><html ${lang}>`, 'i'));
  expect(html).toContain(word);
  expect(text).toContain(word);
});

test('a mail to staff says why and where that is changed, without the contacts for clients', () => {
  const addressLink = { label: 'Change the address', href: 'https://entrada.example/settings' };
  const { html, text } = renderMail({ ...confirmation, isForStaff: true, addressLink }, company);
  expect(html + text).not.toContain('Questions?');
  expect(html).toMatch(
    /<a href="https:\/\/entrada.example\/settings"[^>]*>Change the address<\/a>/,
  );
  expect(text).toMatch(/1100-000 Lisboa\n\nYou are receiving/);
  expect(text).toMatch(/unless you ask\.\n\nChange the address:\nhttps:\S+\n$/);
});

test('a mail without facts, button and links has no empty parts', () => {
  const { button: _, ...rest } = confirmation;
  const { html, text } = renderMail({ ...rest, facts: [], links: [] }, company);
  expect(html).not.toContain('<a ');
  expect(html + text).not.toMatch(/undefined|null|\[object/);
  expect(text).not.toContain('\n\n\n');
});

test('what a visitor typed is escaped', () => {
  const heading = 'You are booked, <img src=x onerror=alert(1)> & "Zé"\r\n.';
  const { html, text } = renderMail({ ...confirmation, heading }, company);
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x');
  expect(text).toContain('You are booked, <img src=x onerror=alert(1)> & "Zé" .');
});

test('no image is fetched: all are attached to the mail', () => {
  const { html } = renderMail(confirmation, company);
  const sources = [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual(mailImages.map(({ cid }) => `cid:${cid}`));
  expect(html).not.toMatch(/<link|@import|url\(/);
  for (const { content } of mailImages) {
    expect(content.subarray(1, 4).toString()).toBe('PNG');
    expect(content.length).toBeLessThan(3000);
  }
});

test('a word longer than the line stays whole', () => {
  expect(wrap(`see ${'x'.repeat(80)} now`)).toEqual(['see', 'x'.repeat(80), 'now']);
  expect(wrap('  ')).toEqual([]);
});

test('a number of the company is not wrapped', () => {
  const lead = `If it is urgent, call ${company.phone}.`;
  const { html, text } = renderMail({ ...confirmation, lead }, company);
  expect(html).not.toContain(company.phone);
  expect(html.split('+351\u00a0210\u00a0000\u00a0000')).toHaveLength(3);
  expect(text).toContain('Questions? ola@entrada.example or +351 210 000 000');
});

test('a long address goes on after its @', () => {
  const facts = [{ label: 'Email', lines: ['stranger@victim.example', 'a @ b'] }];
  const { html, text } = renderMail({ ...confirmation, facts }, company);
  expect(html).toContain('<div>stranger@<wbr/>victim.example</div>');
  expect(html).toContain('<div>a @ b</div>');
  expect(text).toContain('stranger@victim.example');
});

test('a heading breaks between its sentences', () => {
  const heading = 'Payment received. Thank you.';
  const { html } = renderMail({ ...confirmation, heading }, company);
  expect(html).toMatch(/>Payment received\.<\/span> <span[^>]*inline-block[^>]*>Thank you\./);
  expect(renderMail(confirmation, company).html).toContain('>You are booked, Noor.</h1>');
});

test('a heading breaks no word at its hyphen', () => {
  for (const heading of ['Este e-mail chegou.', 'Chegou. Este e-mail confirma-o.'])
    expect(renderMail({ ...confirmation, heading }, company).html).toMatch(
      /Este <span style="white-space:nowrap">e-mail<\/span>/,
    );
});

test.each([
  ['Between Tuesday 24 November and Tuesday 1 December 2026', ['24_November', '1_December 2026']],
  ['Entre 25 de novembro, e 1 de dezembro de 2026', ['25_de_novembro,', '1_de_dezembro de_2026']],
  ['Segunda-feira, 23 de novembro, às 08:30 (Lisboa)', ['23_de_novembro,', 'às_08:30_(Lisboa)']],
  ['By 23\u00a0November 2026, in 7 days', ['23_November 2026,', '7_days']],
  ['Até 23\u00a0de\u00a0novembro de\u00a02026, em 7 dias', ['23_de_novembro de_2026,', '7_dias']],
  ['Within 14 days of 23 November 2026, 08:30 (Lisbon)', ['14_days', '08:30_(Lisbon)']],
  [
    '10:00 to 10:30, 3 in all, Rua 24, 1.º Dto., 1100-000 Porto',
    ['10:00 to 10:30', '</span> Porto'],
  ],
] as const)(
  'no line breaks between a day and its month or within a time, but before a year: %s',
  (line, whole) => {
    const { html, text } = renderMail(
      { ...confirmation, lead: line, facts: [{ label: 'When', lines: [line] }] },
      company,
    );
    for (const part of whole)
      expect(html.replaceAll('\u00a0', '_').split(part), part).toHaveLength(3);
    expect(text).not.toContain('\u00a0');
  },
);

test('on a ticket the clock goes to a line of its own, whole, where it does not fit beside the time', () => {
  const ticketOf = (more: string) => {
    const ticket = {
      weekday: 'Tuesday',
      day: '24',
      month: 'November',
      state: 'booked' as const,
      status: '',
      about: '',
      terms: 'By phone.',
      clocks: [{ from: '14:00', more }],
      reference: { label: 'Reference', value: 'EN-7K4QXM' },
    };
    return renderMail({ ...confirmation, ticket }, company).html.replaceAll('\u00a0', '_');
  };
  expect(ticketOf('to 14:30 in Dubai, your time')).toMatch(
    />to_14:30 <span [^>]*inline-block[^>]*>in Dubai, your time</,
  );
  expect(ticketOf('até às 14:30, no seu fuso (Dubai)')).toMatch(
    />até_às_14:30, <span [^>]*inline-block[^>]*>no_seu_fuso \(Dubai\)</,
  );
  expect(ticketOf('in Lisbon')).toContain('>in Lisbon<');
});

test('neither the number to call nor a reference is broken over two lines', () => {
  const line = `You have also paid order EN-AAAAAA. Call ${company.phone}.`;
  const { html } = renderMail(
    { ...confirmation, facts: [{ label: 'Bought twice?', lines: [line] }] },
    company,
  );
  expect(html).toContain('<span style="white-space:nowrap">EN-AAAAAA</span>');
  expect(html).toContain(`Call ${company.phone.replaceAll(' ', '\u00a0')}.`);
});

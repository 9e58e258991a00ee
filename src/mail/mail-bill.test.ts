import { expect, test } from 'vitest';
import type { MailDescription } from './mail.ts';
import { renderMail } from './mail-builder.server.ts';
import { sampleCompany as company } from './sample-company.ts';

const bill = {
  before: [
    { label: 'Test mode:', lines: ['nothing was charged.'] },
    { label: 'Contact by', lines: ['Tuesday 24 November 2026'] },
  ],
  title: { label: 'Service', name: 'Growth Partner' },
  lines: [
    { label: 'Net', lines: ['€634.15'] },
    { label: 'IVA 23%', lines: ['€145.85'] },
    { label: '', lines: ['IVA at the rate of Madeira.'], isText: true },
  ],
  total: { label: 'Amount', amount: '€780.00', more: 'per month' },
  facts: [
    { label: 'Date', lines: ['Monday 23 November 2026, 08:30 (Lisbon)'] },
    { label: 'Order', lines: ['EN-7K4QXN'] },
  ],
};

const receipt: MailDescription = {
  language: 'en',
  preheader: '€780.00 for Growth Partner.',
  heading: 'Payment received.',
  lead: 'This email confirms it.',
  bill,
  facts: [{ label: 'Next', lines: ['1. We call you.'], isText: true }],
  links: [],
  reason: 'You are receiving this because this address was given for an order.',
};

test('the HTML has all of a bill before the facts: what it is, its rows, the total, what is known of it', () => {
  const said = renderMail(receipt, company)
    .html.replace(/<(?:style|title)>.*?<\/(?:style|title)>/gs, '')
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
  expect(said).toContain(
    [
      '|Test mode:| |nothing was charged.|Contact by| |Tuesday 24 November 2026|Service|Growth Partner|Net|€634.15|IVA 23%|€145.85',
      'IVA at the rate of Madeira.|Amount|€780.00|per month',
      'Date|Monday |23 November 2026,| 08:30 (Lisbon)|Order|EN-7K4QXN|Next|1. We call you.|',
    ].join('|'),
  );
});

test('in plain text a bill is facts, its total stands apart, and what comes before it is sentences', () => {
  expect(renderMail(receipt, company).text).toContain(
    [
      'Test mode: nothing was charged.',
      'Contact by Tuesday 24 November 2026',
      '',
      'Service   Growth Partner',
      'Net       €634.15',
      'IVA 23%   €145.85',
      '',
      'IVA at the rate of Madeira.',
      '',
      'Amount    €780.00 per month',
      '',
      'Date      Monday 23 November 2026, 08:30 (Lisbon)',
      'Order     EN-7K4QXN',
      '',
      'Next:',
      '1. We call you.',
    ].join('\n'),
  );
});

test('the total is the largest figure of a bill, on one line, and its edge and rules are seen in the dark', () => {
  const { html } = renderMail(receipt, company);
  const [, total = ''] = /style="([^"]*)">€780\.00</.exec(html) ?? [];
  expect(total).toMatch(/font-size:28px/);
  expect(total).toMatch(/white-space:nowrap/);
  const [, sheet = ''] = /<table([^>]*border-bottom:3px dashed[^>]*)>/.exec(html) ?? [];
  expect(sheet).toContain('class="e-ticket"');
  const rules = html.match(/<t[dh][^>]*border-top[^>]*>/g) ?? [];
  expect(rules).toHaveLength(2 * 2 + 1 + 2 + 2 * 2 + 1);
  for (const rule of rules) expect(rule).toContain('e-line');
});

test('what is typed with the total is as large as it, and when it is due is a notice of its own', () => {
  const numbers = [
    { label: 'Entity', number: '11249' },
    { label: 'Reference', number: '999 000 123' },
  ];
  const due = { when: 'Until Thursday 26 November 2026', more: 'Nothing is charged after that.' };
  const waiting = { ...bill, lines: [], numbers, due };
  const { html, text } = renderMail({ ...receipt, bill: waiting }, company);
  const large = [...html.matchAll(/font-size:28px[^>]*>([^<]*)</g)].map(([, figure]) => figure);
  expect(large).toEqual(['11249', '999 000 123', '€780.00']);
  const [, notice = ''] = /<td class="e-due"[^>]*background:#[^>]*>(.*?)<\/td>/.exec(html) ?? [];
  expect(notice.replaceAll('\u00a0', ' ').replace(/<[^>]+>/g, '|')).toBe(
    '|Until Thursday 26 November 2026||Nothing is charged after that.|',
  );
  expect(text).toContain(
    [
      'Service     Growth Partner',
      '',
      'Entity      11249',
      'Reference   999 000 123',
      'Amount      €780.00 per month',
      '',
      'Until Thursday 26 November 2026',
      'Nothing is charged after that.',
      '',
      'Date        Monday',
    ].join('\n'),
  );
  for (const said of [
    html,
    renderMail({ ...receipt, bill: { ...waiting, due: { ...due, more: '' } } }, company).text,
  ])
    expect(said).not.toContain('undefined');
  expect(renderMail(receipt, company).html).not.toContain('class="e-due"');
});

test('a bill without rows and facts has its total alone, and room before the footer', () => {
  const bare = { ...bill, before: [], lines: [], facts: [] };
  const total = { label: 'Refunded', amount: '€450.00', more: '' };
  const { html, text } = renderMail({ ...receipt, bill: { ...bare, total }, facts: [] }, company);
  expect(text).toContain('Service    Growth Partner\n\nRefunded   €450.00\n\n-- ');
  expect(html).toMatch(/<td class="e-pad" style="padding:24px 48px 40px"><table[^>]*e-ticket/);
  expect(html).not.toContain('<div></div>');
  expect(renderMail(receipt, company).html).toMatch(
    /<td class="e-pad" style="padding:24px 48px 0"><table[^>]*e-ticket/,
  );
});

test('a heading over a bill stands close to it', () => {
  const { html } = renderMail({ ...receipt, facts: [] }, company);
  expect(html).toContain('padding:40px 48px 8px');
});

test('the rows below the total are as those above it, and a long one gives way on the narrowest phones', () => {
  const { html } = renderMail(receipt, company);
  const rows = [...html.matchAll(/<th class="([^"]*)"[^>]*>(?:Net|IVA 23%|Date|Order)<.th>/g)];
  expect(rows.map(([, names = '']) => names.includes('e-sum'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(html.match(/<td align="right"/g)).toHaveLength(5);
});

test('the first fact below a bill has no rule, the others have', () => {
  const facts = ['Client', 'Payment'].map((label) => ({ label, lines: ['x'] }));
  const rulesOf = (mail: MailDescription) =>
    [...renderMail(mail, company).html.matchAll(/<th class="e-label[^>]*border-top:([^;]*)/g)].map(
      ([, rule]) => rule,
    );
  const rule = '1px solid #d8dadb';
  expect(rulesOf({ ...receipt, facts })).toEqual(['0', rule]);
  const { bill: _, ...plain } = receipt;
  expect(rulesOf({ ...plain, facts })).toEqual([rule, rule]);
});

test('the label of what comes before all else is quieter than what it says', () => {
  expect(renderMail(receipt, company).html).toMatch(/style="color:#47506b">Test mode:</);
});

test('a numbered step hangs', () => {
  const { html } = renderMail(receipt, company);
  expect(html).toMatch(/<div style="[^"]*text-indent:-1.12em">1. We call you/);
});

test('what comes before all else keeps a day and its month on one line', () => {
  const before = [{ label: 'Repay by', lines: ['Monday 7 December 2026'] }];
  const { html } = renderMail({ ...receipt, bill: { ...bill, before } }, company);
  expect(html).toContain('Monday 7\u00a0December 2026');
});

test('a row loses the year of a day only where a whole line is too short for it', () => {
  const { html } = renderMail(receipt, company);
  expect(html).toMatch(/Monday <span [^>]*inline-block[^>]*>23\u00a0November 2026,<.span>/);
});

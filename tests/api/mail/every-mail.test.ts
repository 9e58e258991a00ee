import { expect } from 'vitest';
import { allMailsPerDay, mailsPerDay } from '#features/auth/sign-in/sign-in-limits.ts';
import { bookingReminder } from '#features/booking/messages/emails/booking-mails.server.ts';
import { mostMailsPerDay } from '#features/projects/requests/emails/request-mail.server.ts';
import { settingsGroupPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { test as it } from '../../factories/outbox-test.ts';
import { everyMail, mailsByFile, mailsIn, mailWriters } from './every-mail.ts';
import { at, booking, bookingSender, company, origin, spam, visitor } from './mail-samples.ts';

const cases = everyMail.map((mail) => [mail.kind, mail] as const);

/** Everything of a mail that its recipient can read. */
function contentOf({ to: _to, attachments, ...mail }: OutgoingMail): string {
  const files = attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, ''));
  return [
    mail.subject,
    mail.html,
    mail.text,
    ...files,
    ...Object.values(mail.headers ?? {}),
  ].join();
}

it('knows every file that writes a mail', () => {
  expect(Object.keys(mailsByFile).sort()).toEqual(mailWriters());
});

it.for(cases)('%s carries no word of a stranger to anyone but the company', ([, mail]) => {
  // Staff have read what they answer, and the answer quotes it.
  const quotes = mail.headers?.['In-Reply-To'] !== undefined;
  if (mail.to === company.email || quotes) expect(contentOf(mail)).toMatch(spam);
  else expect(contentOf(mail)).not.toMatch(spam);
});

it.for(cases)('%s has a limit a day unless it goes to the company', ([, mail]) => {
  const isForCompany = mail.to === company.email;
  expect(mail.to).toBe(isForCompany ? company.email : visitor);
  if (isForCompany) expect(mail.maxPerDay).toBeNull();
  // Of a sign-in ten go to each known browser, and ten to all others: that is counted by the browser.
  else if (mail.kind === 'sign-in') expect(mail.maxPerDay).toBe(allMailsPerDay);
  // Only staff get help with a passkey, and write the replies.
  else {
    const isByStaff =
      ['passkey-help', 'conversation-reply', 'order-invoice'].includes(mail.kind) ||
      mail.kind.startsWith('payment-request-') ||
      mail.kind.startsWith('quote-');
    // As many codes as for a sign-in: each has five tries.
    if (mail.kind === 'client-code') return expect(mail.maxPerDay).toBe(mailsPerDay);
    // Staff alone give conversations to staff, and ask clients for what their work needs.
    const most = mail.kind === 'conversation-assigned' ? 50 : isByStaff ? 10 : 5;
    if (mail.kind.startsWith('project-') && mail.kind !== 'project-begun')
      expect(mail.maxPerDay).toBe(mostMailsPerDay);
    else expect(mail.maxPerDay).toBeLessThanOrEqual(most);
  }
});

it.for([
  ['en', 'The calendar file is attached too.', 'Add to calendar'],
  ['pt', 'O ficheiro para o calendário também vai em anexo.', 'Adicionar ao calendário'],
] as const)(
  'a mail in %s that leads to the calendar file says that it is attached only if it is',
  ([language, attached, calendar]) => {
    const leading = Object.values(mailsIn(language))
      .flat()
      .filter(({ text }) => text.includes(calendar));
    expect(new Set(leading.map(({ attachments }) => attachments.length))).toEqual(new Set([0, 1]));
    for (const { kind, text, attachments } of leading)
      expect(text.replaceAll(/\s+/g, ' ').includes(attached), kind).toBe(attachments.length > 0);
  },
);

it.for([
  ['en', 'See your booking', 'Add to calendar'],
  ['pt', 'Ver a sua marcação', 'Adicionar ao calendário'],
] as const)(
  'the mail with a new link, in %s, leads to the booking first',
  ([language, open, calendar]) => {
    const mails = mailsIn(language)['booking/messages/emails/booking-mails'] ?? [];
    const mail = mails.find(({ kind }) => kind === 'booking-link');
    expect(mail?.html).toMatch(
      new RegExp(`class="e-btn" href="${bookingSender.manageUrl}"[^>]*>${open}<`),
    );
    expect(mail?.text).toContain(`${open}:\n${bookingSender.manageUrl}\n\n${calendar}:`);
  },
);

it.for([
  ['en', 'Within 15 minutes,'],
  ['pt', 'No prazo de 15 minutos,'],
] as const)(
  'the mail for signing in, in %s, says in sight how long it works',
  ([language, within]) => {
    const [mail] = mailsIn(language)['auth/sign-in/emails/sign-in-mail'] ?? [];
    expect(mail?.text).toContain(within);
  },
);

it.for(cases.filter(([, { to }]) => to === company.email))(
  '%s, for the company, has a button, and says first until when to act',
  ([, { html, text, kind }]) => {
    expect(html).toContain('class="e-btn" href="https://entrada.example/admin/');
    const due = /^(?:(?:Answer|Contact|Repay) by|Next attempt:) +\S/;
    const lines = text.split('\n');
    const dues = lines.filter((line) => due.test(line));
    if (
      /order-paid|order-dispute|refund-failed|renewal-failed|^withdrawal-notice|contact-message/.test(
        kind,
      )
    )
      expect(dues).toHaveLength(1);
    const first = lines.find((line) => due.test(line) || /^\S.* {3,}\S/.test(line));
    if (dues.length > 0) expect(dues).toEqual([first]);
  },
);

it.for([
  ['en', 'Test mode:', ['nothing was charged.', 'no money was moved.'], ['€1,450.00', '€450.00']],
  [
    'pt',
    'Modo de teste:',
    ['nada foi cobrado.', 'não foi movimentado dinheiro.'],
    ['1450,00 €', '450,00 €'],
  ],
] as const)(
  'a receipt and a refund, in %s, show the order as a bill, and say first that it is a test',
  ([language, mode, tests, totals]) => {
    const mails = mailsIn(language);
    const bills = ['receipt', 'update'].map(
      (kind) => mails[`payments/ledger/emails/order-${kind}`],
    );
    for (const [place, [mail] = []] of bills.entries()) {
      const test = `${mode} ${tests[place]}`;
      const [, bill = ''] = /class="e-ticket"[^>]*>(.*)/s.exec(mail?.html ?? '') ?? [];
      const said = bill.replaceAll('\u00a0', ' ');
      expect(said).toMatch(new RegExp(`font-size:28px[^>]*>${totals[place]}<`));
      expect(said.replace(/<[^>]+>/g, '')).toMatch(new RegExp(`^${test}`));
      expect(mail?.text).toContain(`${totals[place]}\n\n`);
      expect(mail?.text.replace(/ +/g, ' ')).toContain(`\n\n${test}\n`);
    }
  },
);

it.for([
  [
    'en',
    'waiting/emails/order-voucher',
    ['11249', '999 000 123', '€1,450.00'],
    'Until Thursday 26 November 2026, 23:59 (Lisbon)',
  ],
  [
    'pt',
    'waiting/emails/order-voucher',
    ['11249', '999 000 123', '1450,00 €'],
    'Até quinta-feira, 26 de novembro de 2026, às 23:59 (Lisboa)',
  ],
  [
    'en',
    'waiting/emails/order-debit',
    ['€1,450.00'],
    'The money arrives between Wednesday 25 November and Tuesday 1 December 2026.',
  ],
  [
    'pt',
    'waiting/emails/order-debit',
    ['1450,00 €'],
    'O dinheiro chega entre quarta-feira, 25 de novembro, e terça-feira, 1 de dezembro de 2026.',
  ],
  ['en', 'subscriptions/emails/payment-due', ['€1,450.00'], 'Due since 23 November 2026'],
  [
    'pt',
    'subscriptions/emails/payment-due',
    ['1450,00 €'],
    'Por pagar desde 23 de novembro de 2026',
  ],
] as const)(
  'a mail about a payment to come, in %s, %s, is a bill that says what to pay and when',
  ([language, file, figures, when]) => {
    for (const { html, text, kind } of mailsIn(language)[`payments/${file}`] ?? []) {
      const said = html.replaceAll('\u00a0', ' ');
      const large = [...said.matchAll(/font-size:28px[^>]*>([^<]*)</g)];
      expect(large.map(([, figure]) => figure)).toEqual(figures);
      if (kind === 'order-debit-failed') continue;
      const [, notice = ''] = /class="e-due"[^>]*><b>(.*?)<\/b>/.exec(said) ?? [];
      expect(notice.replace(/<[^>]+>/g, '')).toBe(when);
      expect(text.replace(/\s+/g, ' ')).toContain(when);
    }
  },
);

it.for([
  ['en', 'Pay €1,450.00', 'Confirm €1,450.00'],
  ['pt', 'Pagar 1450,00 €', 'Confirmar 1450,00 €'],
] as const)(
  'the mail of a payment that is due, in %s, has the button of its page',
  ([language, pay, confirm]) => {
    const mails = mailsIn(language)['payments/subscriptions/emails/payment-due'] ?? [];
    expect(mails).toHaveLength(3);
    const buttons = mails.map(({ html, text }) => {
      const [, button = ''] = /class="e-btn"[^>]*>([^<]*)</.exec(html) ?? [];
      const words = button.replaceAll('\u00a0', ' ');
      expect(text).toContain(`\n${words}:\n`);
      return words;
    });
    expect(buttons.sort()).toEqual([pay, pay, confirm].sort());
  },
);

const staffKinds = [
  'conversation-assigned',
  'sign-in',
  'passkey-help',
  'staff-invitation',
  'test-mail',
];

it.for([
  ['en', 'Questions?', 'Emails like this one go to ola@entrada.example', 'Change the address'],
  ['pt', 'Dúvidas?', 'E-mails como este seguem para ola@entrada.example', 'Mudar o endereço'],
] as const)(
  'in %s clients are given the contacts, the company its address and where to change it, its staff neither',
  ([language, questions, address, change]) => {
    const link = origin + settingsGroupPath.href({ group: 'company' });
    for (const { kind, to, html, text } of Object.values(mailsIn(language)).flat()) {
      const isForCompany = to === company.email;
      const isForStaff = isForCompany || staffKinds.includes(kind);
      for (const said of [
        html.replaceAll('\u00a0', ' ').replace(/<(?!a )[^>]*>/g, ''),
        text.replace(/\s+/g, ' '),
      ]) {
        expect(said.includes(`${questions} ${company.email}`), kind).toBe(!isForStaff);
        expect(said.includes(address), kind).toBe(isForCompany);
        expect(said.includes(company.legalName), kind).toBe(true);
      }
      expect(html.includes(`<a href="${link}"`), kind).toBe(isForCompany);
      expect(text.includes(`\n\n${change}:\n${link}\n`), kind).toBe(isForCompany);
    }
  },
);

it('a reply begins with the answer, and says after it how to write again', () => {
  const [mail] = mailsIn('pt')['conversations/emails/reply-mail'] ?? [];
  expect(
    mail?.text
      .split('\n')
      .filter((line) => line !== '')
      .slice(2, 6),
  ).toEqual([
    'Podemos ajudar até março.',
    'Rita Falcão',
    'Entrada',
    expect.stringMatching(/ escreveu, segunda-feira, 23 de/),
  ]);
  expect(mail?.text).toContain('\nResponda a este e-mail para nos voltar a escrever.\n');
  expect(mail?.html).toContain('Responda a este <span style="white-space:nowrap">e-mail</span>');
});

it('of each kind, so many a day are sent to one recipient', async ({ place }) => {
  for (const mail of everyMail)
    for (let number = 0; number < (mail.maxPerDay ?? 11) + 1; number += 1)
      await place.enqueue({ ...mail, messageId: `${number}.${mail.messageId}` });
  const rows = Map.groupBy(await place.rows(), ({ kind }) => kind);
  for (const { kind, maxPerDay } of everyMail)
    expect(rows.get(kind), kind).toHaveLength(maxPerDay ?? 12);
});

it('greets by the first name only an address that was confirmed, and only with a short word', () => {
  const confirmed = { ...booking, confirmedAt: at };
  const remind = (theirs: typeof confirmed) =>
    bookingReminder({ booking: theirs, hoursBefore: 24 }, new Date(at), bookingSender);
  const headingFor = (name: string) => remind({ ...confirmed, name }).text.split('\n')[0];
  expect(headingFor('Noor El-Amin')).toBe('We’ll talk tomorrow, Noor.');
  expect(headingFor("D'Arcy-Zé")).toBe("We’ll talk tomorrow, D'Arcy-Zé.");
  for (const name of ['www.spam.example', 'spam@x', 'call+351', 'a'.repeat(21), 'http://x', 'Dr.'])
    expect(headingFor(name), name).toBe('We’ll talk tomorrow.');
});

it.for([
  ['en', 24, '2026-11-23T10:00:00.000Z', 'We’ll talk tomorrow.'],
  ['en', 24, '2026-11-24T07:00:00.000Z', 'We’ll talk today.'],
  // In Dubai the day of the consultation has begun.
  ['pt', 24, '2026-11-23T21:00:00.000Z', 'Falamos hoje.'],
  ['pt', 1, '2026-11-24T09:00:00.000Z', 'Falamos dentro de uma hora.'],
] as const)(
  'a reminder says how near the consultation is: %s, %s h before, at %s',
  ([language, hoursBefore, moment, heading]) => {
    const due = { booking: { ...booking, language }, hoursBefore };
    const { text } = bookingReminder(due, new Date(moment), bookingSender);
    expect(text.split('\n')[0]).toBe(heading);
  },
);

it.for([
  ['en', 'nothing was charged.'],
  ['pt', 'nada foi cobrado.'],
] as const)(
  'in %s no mail about money that goes back says that nothing was charged',
  ([language, charged]) => {
    const mails = mailsIn(language);
    const back = [
      ...Object.entries(mails).flatMap(([file, written]) =>
        /dispute|failed-refund|withdrawal-(?:receipt|notification)/.test(file) ? written : [],
      ),
      ...(mails['payments/ledger/emails/order-update'] ?? []).slice(0, 1),
    ];
    expect(back.length).toBeGreaterThanOrEqual(5);
    for (const { text, kind } of back) expect(text, kind).not.toContain(charged);
  },
);

it.for([
  ['booking/messages/emails/booking-notification', '>10:00<'],
  ['payments/ledger/emails/order-notification', '>€1,450.00<'],
  ['payments/disputes/emails/dispute-notification', '>€1,450.00<'],
  ['payments/refunds/emails/failed-refund', '>€450.00<'],
  ['payments/withdrawal/emails/withdrawal-notification', '>€1,450.00<'],
  ['payments/withdrawal/emails/withdrawal-receipt', '>€1,450.00<'],
] as const)('%s shows a call as its ticket and an order as its bill', ([file, largest]) => {
  const mails = mailsByFile[file] ?? [];
  const sheets = mails.filter(({ kind }) => kind !== 'order-subscription-ended');
  expect(sheets.length).toBeGreaterThan(0);
  for (const { html } of sheets) {
    const [before = '', sheet = ''] = html.split('class="e-ticket"');
    expect(sheet).toContain(largest);
    expect(before).not.toContain('<th');
  }
});

import { expect, test } from 'vitest';
import { guessLanguage, splitQuoted } from '#features/conversations/mail-in/quoted-text.ts';
import { sortMail } from '#features/conversations/mail-in/sort-mail.ts';
import { readMail } from '#platform/mail-in/read-mail.server.ts';
import { mailsOfPeople } from '../../factories/mails-of-people.ts';
import { mailsOfPrograms } from '../../factories/mails-of-programs.ts';
import { ours, rawMail, sentId } from '../../factories/raw-mail.ts';

const host = 'entrada.example';
const read = (raw: string) => readMail(new TextEncoder().encode(raw));

test.each([...mailsOfPeople, ...mailsOfPrograms])('$title', async (sample) => {
  const mail = await read(sample.raw);
  const sorted = sortMail(mail, { ...ours, host });
  expect(sorted.kind).toBe(sample.kind);
  if (sample.tokens) expect(sorted.tokens).toEqual(sample.tokens);
  const { said, quoted } = splitQuoted(mail.text);
  if (sample.said !== undefined) expect(said).toBe(sample.said);
  if (sample.quoted === '') expect(quoted).toBe('');
  else if (sample.quoted) expect(quoted).toContain(sample.quoted);
  // Folded away, never lost.
  for (const word of mail.text.split(/\s+/)) expect(`${said}\n${quoted}`).toContain(word);
  if (sample.files) expect(mail.parts.map(({ name }) => name)).toEqual(sample.files);
  expect(mail.report?.action).toBe(sample.action);
  if (sample.kind === 'bounce') expect(mail.report?.messageIds).toContain(sentId);
});

test('there are at least forty mails, each once', () => {
  const titles = [...mailsOfPeople, ...mailsOfPrograms].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(40);
});

test('a report gives the words of the server that refused the mail, on one line', async () => {
  const { report } = await read(mailsOfPrograms[0]?.raw ?? '');
  expect(report?.reason).toBe('550 5.1.1 No such user here');
});

test('a mail names what it answers, the closest first', async () => {
  const headers = ['In-Reply-To: <c@x>', 'References: <a@x>\r\n <b@x> <c@x>'];
  expect((await read(rawMail({ headers, body: 'x' }))).answers).toEqual(['c@x', 'b@x', 'a@x']);
});

test('a mail without an id is the same mail when it comes again', async () => {
  const raw = 'From: noor@tessera.example\r\n\r\nHello';
  const [first, again, other] = [await read(raw), await read(raw), await read(`${raw}!`)];
  expect(first.messageId).toBe(again.messageId);
  expect(first.messageId).not.toBe(other.messageId);
});

test('only the topmost word of a server counts, which is that of ours', async () => {
  const [fail, pass] = [
    'Authentication-Results: mx; dmarc=fail',
    'Authentication-Results: mx; dmarc=pass',
  ];
  expect((await read(rawMail({ headers: [fail, pass], body: 'x' }))).isForged).toBe(true);
  expect((await read(rawMail({ headers: [pass, fail], body: 'x' }))).isForged).toBe(false);
});

test('hostile mails of a megabyte are read within a second each', async () => {
  const hostile = [
    '<style',
    '<!--',
    '<a href="',
    '<blockquote>',
    '&#',
    'On ',
    '> ',
    'From: x\n',
    '<<<',
  ];
  for (const piece of hostile) {
    const body = piece.repeat(1_000_000 / piece.length);
    for (const type of ['text/html', 'text/plain']) {
      const started = performance.now();
      splitQuoted((await read(rawMail({ type, body }))).text);
      expect(performance.now() - started, `${type} of ${piece}`).toBeLessThan(5000);
    }
  }
}, 120_000);

test.each([
  ['Bom dia, não consigo abrir a conta. Obrigada', 'pt'],
  ['Hello, would you please have a look at the contract?', 'en'],
  ['OK', 'pt'],
] as const)('%j is %s', (text, language) => {
  expect(guessLanguage(text, 'pt')).toBe(language);
});

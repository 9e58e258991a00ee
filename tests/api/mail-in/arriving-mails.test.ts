import { expect, test } from 'vitest';
import { guessLanguage, splitQuoted } from '#features/conversations/mail-in/quoted-text.ts';
import { sortMail } from '#features/conversations/mail-in/sort-mail.ts';
import { readMail } from '#platform/mail-in/read-mail.server.ts';
import { readMailApart } from '#platform/mail-in/read-mail-apart.server.ts';
import { mailsOfPeople } from '../../factories/mails-of-people.ts';
import { mailsOfPrograms } from '../../factories/mails-of-programs.ts';
import { attached, mixed, ours, parts, plain, rawMail, sentId } from '../../factories/raw-mail.ts';

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

/** Milliseconds that this process computed since. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('four times as much of a hostile mail takes nowhere near sixteen times as long', async () => {
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
    for (const type of ['text/html', 'text/plain']) {
      const costs: number[] = [];
      for (const size of [250_000, 1_000_000]) {
        const raw = rawMail({ type, body: piece.repeat(size / piece.length) });
        const before = process.cpuUsage();
        splitQuoted((await read(raw)).text);
        costs.push(cpuSince(before));
      }
      const [small = 0, large = 0] = costs;
      // The processor's time, not the clock's; what takes a few milliseconds is noise. What grows with
      // the square takes sixteen times as long; collecting garbage, nine at times.
      expect(large, `${type} of ${piece}`).toBeLessThan(12 * Math.max(small, 50));
    }
  }
}, 120_000);

test('a mail with a large file is read beside what else is to be done', async () => {
  const file = attached('a.pdf', 'application/pdf', 'x'.repeat(8_000_000)).replace(
    /.{76}/g,
    '$&\n',
  );
  const body = parts(plain('With a large file'), file);
  const raw = new TextEncoder().encode(rawMail({ type: mixed, body }));
  let turns = 0;
  let turn = setImmediate(function count() {
    turns += 1;
    turn = setImmediate(count);
  });
  const mail = await readMailApart(raw);
  clearImmediate(turn);
  expect(mail).toEqual(await readMail(raw));
  // In one thread it would be some ten.
  expect(turns).toBeGreaterThan(100);
});

test.each([
  ['Bom dia, não consigo abrir a conta. Obrigada', 'pt'],
  ['Hello, would you please have a look at the contract?', 'en'],
  ['OK', 'pt'],
] as const)('%j is %s', (text, language) => {
  expect(guessLanguage(text, 'pt')).toBe(language);
});

import { expect, it } from 'vitest';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { mailsIn } from '../api/mail/every-mail.ts';
import { englishOf, portugueseOf, sentenceFiles } from './sentence-files.ts';

/** A time of day as both languages write it, and as many write it in Portuguese. */
const time = /\b\d{1,2}:\d{2}\b/g;
const otherTime = /\b\d{1,2}h\d{2}\b/g;

/** What a mail says: subject, text and calendar file, and the words of the HTML. */
function proseOf({ subject, text, html, attachments }: OutgoingMail): string {
  const files = attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, ''));
  const shown = html.replace(/<style>.*?<\/style>/s, '');
  return [subject, text, shown.replace(/<[^>]+>/g, ' '), ...files].join('\n');
}

function found(language: 'en' | 'pt', pattern: RegExp): string[] {
  return Object.entries(mailsIn(language)).flatMap(([file, mails]) =>
    mails.flatMap((mail) => (proseOf(mail).match(pattern) ?? []).map((word) => `${file}: ${word}`)),
  );
}

it.each(['en', 'pt'] as const)('mails (%s) write times as 09:00, one clock for all', (language) => {
  expect('às 9h00').toMatch(otherTime);
  expect(found(language, otherTime)).toEqual([]);
  expect(found(language, time).length).toBeGreaterThan(20);
});

it('mails call the site "site" in both languages, never "sítio" or a website', () => {
  expect(found('pt', /\b(?:sítios?|websites?)\b/gi)).toEqual([]);
  expect(found('pt', /\bsite\b/g).length).toBeGreaterThan(5);
  expect(found('en', /\bwebsites?\b/gi)).toEqual([]);
});

const texts = sentenceFiles(/^src\/(?:mail|features\/.*\/emails)\//);

it.each(texts)('the sentences of $path agree with the glossary', ({ text }) => {
  const portuguese = portugueseOf(text);
  expect(portuguese).not.toBe('');
  expect(portuguese).not.toMatch(
    /\bwebsites?\b|\bsítios?\b|\d{1,2}h\d\d|correio eletrónico|\bclicar\b|\bvocê/i,
  );
  expect(englishOf(text)).not.toMatch(/\bwebsites?\b|\bsomebody\b|\d{1,2}h\d\d/i);
});

import { expect, it } from 'vitest';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import { mailsIn } from '../api/mail/every-mail.ts';
import { englishOf, portugueseOf, sentenceFiles } from './sentence-files.ts';

/** A time of day of a slot, and of a sentence in Portuguese. */
const slotTime = /\b\d{1,2}:\d{2}\b/g;
const proseTime = /\b\d{1,2}h\d{2}\b/g;

/** The ticket, which shows times as slots do, from its border to the next row of the mail. */
const ticket =
  /<table[^>]*border-radius:10px".*?<\/table><\/td><\/tr>(?=<tr><td class="e-pad"|<tr><td style)/s;

/** What a mail says in sentences: subject, text and calendar file, and the HTML but for its ticket. */
function proseOf({ subject, text, html, attachments }: OutgoingMail): string {
  const files = attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, ''));
  const shown = html.replace(/<style>.*?<\/style>/s, '').replace(ticket, '');
  return [subject, text, shown.replace(/<[^>]+>/g, ' '), ...files].join('\n');
}

function found(language: 'en' | 'pt', pattern: RegExp): string[] {
  return Object.entries(mailsIn(language)).flatMap(([file, mails]) =>
    mails.flatMap((mail) => (proseOf(mail).match(pattern) ?? []).map((word) => `${file}: ${word}`)),
  );
}

it('mails in Portuguese write times as 9h00, and only the ticket as slots do', () => {
  expect(found('pt', slotTime)).toEqual([]);
  expect(found('pt', proseTime).length).toBeGreaterThan(20);
  const [booked] = mailsIn('pt')['booking/messages/emails/booking-mails'] ?? [];
  expect(booked?.html).toContain('>10:00<');
  expect(booked?.html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toContain(
    'até às 10:30, em Lisboa',
  );
});

it('mails in English write times as slots do', () => {
  expect(found('en', proseTime)).toEqual([]);
  expect(found('en', slotTime).length).toBeGreaterThan(20);
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
    /\bwebsites?\b|\bsítios?\b|\d:\d\d|correio eletrónico|\bclicar\b|\bvocê/i,
  );
  expect(englishOf(text)).not.toMatch(/\bwebsites?\b|\bsomebody\b|\d{1,2}h\d\d/i);
});

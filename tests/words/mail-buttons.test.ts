import { expect, it } from 'vitest';
import { mailsIn } from '../api/mail/every-mail.ts';

/** In the plain text, what the HTML shows as a button is a link like the others. */
it.each([
  ['en', /\bbutton\b/i, 'Confirm it with the link below'],
  ['pt', /\bbotão\b/i, 'Confirme-a na ligação abaixo'],
] as const)('the plain text of a mail names no button of its own: %s', (language, button, held) => {
  const texts = Object.values(mailsIn(language)).flatMap((mails) => mails.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => button.test(text))).toEqual([]);
  expect(texts.some((text) => text.replace(/\s+/g, ' ').includes(held))).toBe(true);
});

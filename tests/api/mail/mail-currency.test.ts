import { expect, it } from 'vitest';
import { languages } from '#i18n/language.ts';
import { order, samplesIn } from './mail-samples.ts';
import { orderMailsOf } from './order-mails.ts';

function readableOf(currency: string, language: 'en' | 'pt'): [string, string][] {
  const vat = {
    netCents: 117_886,
    vatCents: 27_114,
    vatRate: 23,
    vatTreatment: 'mainland' as const,
  };
  const { withdrawal } = samplesIn(language);
  const mails = orderMailsOf({ ...order, ...vat, currency, language }, withdrawal);
  return Object.entries(mails).flatMap(([file, built]) =>
    built.map(({ subject, text, html }): [string, string] => [file, [subject, text, html].join()]),
  );
}

it.each(languages)('amounts of another currency have its sign in every mail: %s', (language) => {
  const inEuros = readableOf('EUR', language);
  const withAmounts = inEuros.filter(([, text]) => text.includes('€')).map(([file]) => file);
  expect(new Set(withAmounts).size).toBeGreaterThan(8);
  expect(readableOf('USD', language)).toEqual(
    inEuros.map(([file, text]) => [file, text.replaceAll('€', '$')]),
  );
});

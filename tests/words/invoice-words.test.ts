import { expect, test } from 'vitest';
import type { ProjectFile } from '../architecture/project-files.ts';
import { sentenceFiles } from './sentence-files.ts';

/** Speaks of the certified documents that the company's own software makes. */
const certified = /^src\/features\/payments\/invoices\//;
/** A mail or a page of ours may say that it is none, when the certified one comes, or what that needs. */
const allowed =
  /not an invoice|não é uma fatura|the invoice says so|a fatura indica-o|^The invoice has the date|^A fatura tem a data|^Invoice details|^Dados para a fatura|^Who is the invoice for|^Para quem é a fatura/;
const invoice = /\binvoices?\b|\bfaturas?(?!\p{L})/iu;
const sentence = /(?<=[:\s(])'((?:[^'\\\n]|\\.)*)'/g;

/** The sentences of mails and pages for buyers that call something of ours an invoice. */
function callingItAnInvoice(files: ProjectFile[]): string[] {
  return files
    .filter(({ path }) => !certified.test(path) && !path.includes('admin'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(sentence), ([, words = '']) => ({ path, words })),
    )
    .filter(({ words }) => / /.test(words) && invoice.test(words) && !allowed.test(words))
    .map(({ path, words }) => `${path}: ${words}`);
}

/** The Portuguese sentences in which a confirmation of a payment is a *recibo*. */
function callingItRecibo(files: ProjectFile[]): string[] {
  return files.filter(({ text }) => /(?<!fatura-)\brecibos?\b/i.test(text)).map(({ path }) => path);
}

const buyersTexts = /^src\/(?:mail|features\/(?:payments|vat|catalog|offers))\//;

test('nothing of ours is called an invoice', () => {
  expect(callingItAnInvoice(sentenceFiles(buyersTexts))).toEqual([]);
});

test('a confirmation of a payment is a comprovativo, not a recibo', () => {
  expect(callingItRecibo(sentenceFiles(/^src\//))).toEqual([]);
});

test.each(["subject: 'Your invoice for {name}',", "subject: 'A sua fatura de {name}',"])(
  'an invoice of ours is found: %s',
  (text) => {
    const path = 'src/features/payments/ledger/emails/order-mail.texts.ts';
    expect(callingItAnInvoice([{ path, text }])).toHaveLength(1);
    expect(callingItRecibo([{ path, text: "a: 'O seu recibo'" }])).toHaveLength(1);
    const own = 'src/features/payments/invoices/emails/invoice-mail.texts.ts';
    expect(callingItAnInvoice([{ path: own, text }])).toEqual([]);
  },
);

import { type FileHandle, open } from 'node:fs/promises';
import { newId } from '#core/ids.server.ts';
import { fileErrorTexts } from '#features/files/files.texts.ts';
import { translate } from '#i18n/texts.ts';
import type { Context } from '#platform/context/context.server.ts';
import {
  type OwnerCommand,
  OwnerRefusal,
  type OwnerTable,
  OwnerUsageError,
} from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { paymentsAdminErrorTexts } from '../payments-admin.texts.ts';
import { type AttachRefusal, attachInvoice } from './attach-invoice.server.ts';
import {
  exportInvoiceData,
  formatInvoiceRows,
  type InvoiceSelection,
} from './export-invoice-data.server.ts';
import { sendHandovers } from './handovers.server.ts';

type Flags = Record<string, string | boolean | undefined>;

function readDay(flags: Flags, name: 'from' | 'to'): string | null {
  const day = flags[name];
  if (day === undefined) return null;
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
  if (isDay && !Number.isNaN(Date.parse(day))) return day;
  throw new OwnerUsageError(`--${name} is a day such as 2026-11-22.`);
}

/** `invoice export`: for the invoicing software, as a table or as JSON. */
async function exportData(
  context: Context,
  references: string[],
  flags: Flags,
): Promise<string | OwnerTable> {
  const selection: InvoiceSelection = {
    from: readDay(flags, 'from'),
    to: readDay(flags, 'to'),
    references: references.map((reference) => reference.toUpperCase()),
  };
  const outcome = await exportInvoiceData(context, selection);
  if (!outcome.ok) throw new OwnerRefusal('These are too many orders for one file: give a period.');
  if (references.length > 0 && outcome.value.length < new Set(selection.references).size)
    throw new OwnerRefusal(`There is no order ${references.join(' or ')}.`);
  if (flags.json === true) return JSON.stringify({ orders: outcome.value }, null, 2);
  return formatInvoiceRows(outcome.value);
}

const sendRefusals = {
  unknown_order: 'There is no such order.',
  no_invoicing: 'INVOICES_WEBHOOK_URL and INVOICES_WEBHOOK_SECRET are not set.',
  not_paid: 'Nothing was paid for this order.',
};

/** `invoice send`: hands an order over once more. The running server delivers it. */
async function send(context: Context, reference: string | undefined): Promise<string> {
  if (reference === undefined) throw new OwnerUsageError('An order reference is missing.');
  const outcome = await sendHandovers(context, reference.toUpperCase());
  if (!outcome.ok) throw new OwnerRefusal(sendRefusals[outcome.refusal]);
  return `${reference.toUpperCase()} is handed over within a minute: ${outcome.value} charges and refunds.`;
}

function explain(code: AttachRefusal): string {
  if (code === 'too_large') return translate(paymentsAdminErrorTexts, 'en', 'invoice_too_large');
  const isOurs = Object.hasOwn(paymentsAdminErrorTexts.en, code);
  return isOurs
    ? translate(paymentsAdminErrorTexts, 'en', code as keyof typeof paymentsAdminErrorTexts.en)
    : translate(fileErrorTexts, 'en', code as keyof typeof fileErrorTexts.en);
}

async function openPdf(path: string): Promise<FileHandle> {
  const file = await open(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new OwnerRefusal(`${path} cannot be read (${code}).`);
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new OwnerRefusal(`${path} is not a file.`);
}

/** `invoice attach`: the certified PDF, which the buyer gets by mail. */
async function attach(context: Context, words: readonly string[], flags: Flags): Promise<string> {
  const [word, path, ...rest] = words;
  const number = rest.join(' ');
  if (word === undefined || path === undefined || number === '')
    throw new OwnerUsageError('An order reference, a PDF and its number are needed.');
  const reference = word.toUpperCase();
  const kind = flags['credit-note'] === true ? 'credit_note' : 'invoice';
  const file = await openPdf(path);
  const body = file.createReadStream({ autoClose: false });
  const given = { reference, fileId: newId(), number, kind, body } as const;
  const outcome = await attachInvoice(context, given).finally(() => file.close());
  if (!outcome.ok) throw new OwnerRefusal(`${explain(outcome.refusal)}.`);
  const { isNew, isMailed } = outcome.value;
  const mail = isMailed ? 'a mail brings it to the buyer' : 'NO address is known: send it yourself';
  return isNew
    ? `${number} is attached to ${reference}; ${mail}.`
    : `${number} was attached to ${reference} before; nothing was sent again.`;
}

/** `invoice`: what goes to the certified invoicing software, and what comes back. */
export const invoiceCommand: OwnerCommand = {
  name: 'invoice',
  summary:
    '"export" gives what certified invoices need: of orders, or of all that was charged or refunded from one day to another. "attach" adds the certified PDF and mails it to the buyer. "send" hands an order over once more.',
  usage:
    'export [<order reference> …] [--from=<day>] [--to=<day>] [--json] [--csv[=file]] | attach <order reference> <file.pdf> <number> [--credit-note] | send <order reference>',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, {
      flags: { from: 'string', to: 'string', json: 'boolean', 'credit-note': 'boolean' },
      most: 101,
    });
    const [verb, ...rest] = words;
    if (verb === 'export') return exportData(context, rest, flags);
    if (verb === 'attach') return attach(context, rest, flags);
    if (verb === 'send' && rest.length <= 1) return send(context, rest[0]);
    throw new OwnerUsageError('Say what to do.');
  },
};

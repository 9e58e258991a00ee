import type { Context } from '#platform/context/context.server.ts';
import {
  type OwnerCommand,
  OwnerRefusal,
  type OwnerTable,
  OwnerUsageError,
} from '#platform/owner/owner-command.ts';
import { readOwnerArgs } from '#platform/owner/read-owner-args.ts';
import { exportInvoiceData, type InvoiceSelection } from './export-invoice-data.server.ts';
import { formatInvoiceRows } from './format-invoice-rows.ts';

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

/** `invoice`: what goes to the certified invoicing software, and what comes back. */
export const invoiceCommand: OwnerCommand = {
  name: 'invoice',
  summary:
    '"export" gives what certified invoices need: of orders, or of all that was charged or refunded from one day to another.',
  usage: 'export [<order reference> …] [--from=<day>] [--to=<day>] [--json] [--csv[=file]]',
  async run(context, args) {
    const { words, flags } = readOwnerArgs(args, {
      flags: { from: 'string', to: 'string', json: 'boolean' },
      most: 101,
    });
    const [verb, ...rest] = words;
    if (verb === 'export') return exportData(context, rest, flags);
    throw new OwnerUsageError('Say what to do.');
  },
};

import { deliverHandovers } from '#features/payments/invoices/handovers.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { createInvoiceWebhook } from '#platform/invoicing/invoice-webhook.server.ts';
import { contextOver, servicesOver } from '../../factories/test-services.ts';

// A server's job that hands over to a receiver on this machine, at an instant, and may be killed while it does.
const { DATA_DIR = '', DATABASE_URL = null, URL: url = '', SECRET: secret = '', AT } = process.env;
const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
const invoicing = createInvoiceWebhook({ url, secret }, { allowLoopback: true });
const clock = () => new Date(AT ?? 0);
const context = contextOver(servicesOver(database, { clock, invoicing }));
console.log(`delivered ${await deliverHandovers(context)}`);
await database.close();

import { systemClock } from '#core/clock.ts';
import { ledgerListeners } from '#features/payments/desk/ledger-listeners.server.ts';
import { answerListeners } from '#features/projects/do/mail-listeners.server.ts';
import { projectListeners } from '#features/projects/work/project-listeners.server.ts';
import type { Services } from '#platform/context/context.server.ts';
import { createWholeCheck } from '#platform/database/whole-check.server.ts';
import type { Settings } from '#platform/env.server.ts';
import { createFiles } from '#platform/files/files.server.ts';
import { createPictureWorker } from '#platform/files/picture-worker.server.ts';
import { createImportPrograms } from '#platform/imports/import-programs.server.ts';
import { createInvoiceWebhook } from '#platform/invoicing/invoice-webhook.server.ts';
import { createLiveUpdates } from '#platform/live/live-updates.server.ts';
import { createPaymentProvider } from '#platform/payments/create-payment-provider.server.ts';
import { boundVies } from '#platform/vies/bound-vies.server.ts';
import { createVies } from '#platform/vies/vies.server.ts';
import { findImportPrograms } from './imports/find-import-programs.ts';
import { findPictureProgram } from './pictures/picture-program.ts';

/** Returns the services of a process, the server's or a command's, given what it has opened. */
export function createServices(
  settings: Pick<
    Settings,
    | 'origin'
    | 'stripe'
    | 'dataDir'
    | 'databaseUrl'
    | 'filesS3Url'
    | 'clamd'
    | 'viesUrl'
    | 'invoices'
    | 'mailIn'
  >,
  opened: Pick<Services, 'database' | 'logger' | 'wakeOutbox' | 'wakeJob'>,
): Services {
  const clock = systemClock;
  const payments = createPaymentProvider(settings, { database: opened.database, clock });
  const live = createLiveUpdates(opened.database);
  const files = createFiles(settings);
  const pictures = createPictureWorker(findPictureProgram());
  const imports = createImportPrograms(settings, findImportPrograms);
  const vies = boundVies(createVies(settings.viesUrl));
  const invoicing = settings.invoices === null ? null : createInvoiceWebhook(settings.invoices);
  const wholeCheck = createWholeCheck(settings.databaseUrl === null ? settings.dataDir : null);
  const { origin, mailIn } = settings;
  const listeners = [...ledgerListeners, ...projectListeners, ...answerListeners];
  return {
    ...opened,
    wholeCheck,
    clock,
    origin,
    payments,
    vies,
    invoicing,
    mailIn,
    listeners,
    live,
    files,
    pictures,
    imports,
  };
}

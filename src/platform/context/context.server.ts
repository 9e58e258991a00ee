import type { Clock } from '#core/clock.ts';
import { newId } from '#core/ids.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { WholeCheck } from '#platform/database/whole-check.server.ts';
import type { Settings } from '#platform/env.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { PictureWorker } from '#platform/files/picture-worker.server.ts';
import type { ImportPrograms } from '#platform/imports/import-programs.server.ts';
import type { InvoicingSoftware } from '#platform/invoicing/invoicing.server.ts';
import type { LiveUpdates } from '#platform/live/live-updates.server.ts';
import { currentRequest, type Logger } from '#platform/logger.server.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.server.ts';
import type { Role, Strength } from '#platform/permissions/permissions.ts';
import type { Vies } from '#platform/vies/vies.server.ts';
import type { Listener } from './events.server.ts';

/** What lives as long as the process and is shared by all requests. */
export type Services = {
  database: Database;
  wholeCheck: WholeCheck;
  clock: Clock;
  logger: Logger;
  /** Public address of the site without a trailing slash, for links. */
  origin: string;
  payments: PaymentProvider;
  vies: Vies;
  /** Where orders are handed over for certified invoices; null for nowhere. */
  invoicing: InvoicingSoftware | null;
  /** Where mails to the company arrive, and the secret of who hands them over; null for nowhere. */
  mailIn: Settings['mailIn'];
  files: Files;
  pictures: PictureWorker;
  imports: ImportPrograms;
  /** Makes the outbox send due mails now. Use cases leave this to `transact`. */
  wakeOutbox(): void;
  /** Makes a periodic job of this process run now. */
  wakeJob(name: string): void;
  /** Who is told of the events that features raise. */
  listeners: readonly Listener[];
  /** The streams by which browsers of staff learn of changes. */
  live: LiveUpdates;
};

/** A member of staff who is signed in. `verifiedAt`: the instant of the last proof. */
export type StaffActor = {
  kind: 'staff';
  personId: string;
  sessionId: string;
  role: Role;
  strength: Strength;
  hasPasskey: boolean;
  verifiedAt: string;
  address: string | null;
};

/** A client: by a mailed link that is theirs, or signed in. */
export type ClientActor = { kind: 'link' | 'client'; personId: string; address: string | null };

/** Who acts. `address` is the network address, or null if it is unknown. */
export type ActorDetails =
  | { kind: 'visitor'; address: string | null }
  | StaffActor
  | ClientActor
  | { kind: 'webhook' }
  | { kind: 'job'; name: string }
  | { kind: 'command-line' };

/** On whose behalf a use case runs, with the id that its log lines carry. */
export type Actor = ActorDetails & { requestId: string };

/** The first argument of every use case. */
export type Context = Services & { actor: Actor };

/** Creates the context of one call, job run or command, with the id of the current request. */
export function createContext(services: Services, actor: ActorDetails): Context {
  return { ...services, actor: { ...actor, requestId: currentRequest.getStore() ?? newId() } };
}

/** Returns the network address of a visitor or of staff, or null if there is none or it is unknown. */
export function actorAddress({ actor }: Pick<Context, 'actor'>): string | null {
  return 'address' in actor ? actor.address : null;
}

import type { Portal } from '../portal.ts';
import { sampleMessages } from './sample-messages.ts';
import { sampleDocuments, sampleInvoices } from './sample-papers.ts';
import { sampleProjects } from './sample-projects.ts';
import { sampleTasks } from './sample-tasks.ts';

/** What the demo shows: one made-up client. Nothing of it comes from a server. */
export const samplePortal: Portal = {
  projects: sampleProjects,
  tasks: sampleTasks,
  messages: sampleMessages,
  documents: sampleDocuments,
  invoices: sampleInvoices,
};

import type { Portal } from '../portal.ts';
import { sampleDocuments, sampleInvoices } from './sample-documents.ts';
import { sampleMessages } from './sample-messages.ts';
import { sampleProjects } from './sample-projects.ts';
import { sampleTasks } from './sample-tasks.ts';

/** What the demo shows: one fictional client. None of it comes from a server. */
export const samplePortal: Portal = {
  projects: sampleProjects,
  tasks: sampleTasks,
  messages: sampleMessages,
  documents: sampleDocuments,
  invoices: sampleInvoices,
};

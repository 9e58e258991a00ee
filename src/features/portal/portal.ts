export type ProjectStatus = 'planning' | 'in-progress' | 'review' | 'completed';
export type TaskStatus = 'to-do' | 'in-progress' | 'review' | 'completed';
/** In the demo the first three; `due`: asked for and not late. */
export type InvoiceStatus = 'paid' | 'pending' | 'overdue' | 'due' | 'refunded' | 'partly-refunded';
/** The ending of a file's name, such as `pdf`. */
export type DocumentType = string;

export type Manager = {
  name: string;
  /** Address of the drawing that stands for them; without one, their name picks it. */
  face?: string;
  /** Address of a portrait, which is shown in place of the drawing. */
  avatar?: string;
  email: string;
};

/** Days are `YYYY-MM-DD`; `progress` is whole percent, 0 to 100. `endDate`: null where none is promised. */
export type Project = {
  id: string;
  name: string;
  namePt: string;
  status: ProjectStatus;
  progress: number;
  startDate: string;
  endDate: string | null;
  description: string;
  descriptionPt: string;
  manager: Manager;
  /** That it is somebody else's, whom the person helps: to be read alone. */
  isReadOnly?: true;
};

export type Task = {
  id: string;
  projectId: string;
  title: string;
  titlePt: string;
  description: string;
  descriptionPt: string;
  status: TaskStatus;
  dueDate: string | null;
  /** The day on which it was done. */
  doneDate?: string;
  assignedTo: string;
  /** Where the client does it, and what it is. */
  href?: string;
  kind?: 'answer' | 'document' | 'approval' | 'time';
};

export type Message = {
  id: string;
  projectId: string;
  sender: string;
  /** The sender's, as of a manager. */
  face?: string;
  avatar?: string;
  content: string;
  contentPt: string;
  /** UTC instant. */
  timestamp: string;
  /** Whether the client wrote it, not the company. */
  isClient: boolean;
};

export type PortalDocument = {
  id: string;
  projectId: string;
  name: string;
  namePt: string;
  type: DocumentType;
  uploadDate: string;
  /** In bytes. */
  size: number;
  /** Where it is downloaded. */
  href?: string;
};

export type Invoice = {
  id: string;
  projectId: string;
  number: string;
  /** In whole cents of a euro. */
  amountCents: number;
  issueDate: string;
  dueDate: string | null;
  status: InvoiceStatus;
  /** What it is for. */
  title?: string;
  titlePt?: string;
  /** The VAT that is in the amount, and its rate in percent. */
  vat?: { cents: number; rate: number };
  /** Which part of how many of a quote it is. */
  part?: { number: number; count: number; quote: string };
  /** What of the amount went back. */
  refundedCents?: number;
  /** Where the document is downloaded. */
  href?: string;
  /** Other certified documents about it, such as a credit note. */
  documents?: readonly { kind: 'invoice' | 'credit_note'; number: string; href: string }[];
  /** Where the receipt of the payment is downloaded. */
  receiptHref?: string;
  /** Where it is paid. */
  payHref?: string;
  /** That staff asked for it: it is among what is needed from the client. */
  isAsked?: true;
  /** The Multibanco reference by which it is paid. */
  voucher?: { entity: string; reference: string };
};

/** Everything that a client sees in the portal. */
export type Portal = {
  projects: readonly Project[];
  tasks: readonly Task[];
  messages: readonly Message[];
  documents: readonly PortalDocument[];
  invoices: readonly Invoice[];
};

/** One project with what belongs to it: tasks by due day, the rest newest first. */
export type ProjectRecords = {
  tasks: Task[];
  messages: Message[];
  documents: PortalDocument[];
  invoices: Invoice[];
};

/** How many tasks and messages count as recent. */
export const recentCount = 3;
/** Length of a message's preview, in graphemes. */
export const previewLength = 100;

function newestFirst<Item>(items: Item[], instantOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => instantOf(b).localeCompare(instantOf(a)));
}

/** What is not due on a day comes last. */
const dayOfTask = ({ doneDate, dueDate }: Task) => doneDate ?? dueDate ?? '9999';

export function recordsOf(portal: Portal, projectId: string): ProjectRecords {
  function ofProject<Item extends { projectId: string }>(items: readonly Item[]): Item[] {
    return items.filter((item) => item.projectId === projectId);
  }
  return {
    tasks: newestFirst(ofProject(portal.tasks), dayOfTask).reverse(),
    messages: newestFirst(ofProject(portal.messages), (message) => message.timestamp),
    documents: newestFirst(ofProject(portal.documents), (document) => document.uploadDate),
    invoices: newestFirst(ofProject(portal.invoices), (invoice) => invoice.issueDate),
  };
}

const finished: readonly TaskStatus[] = ['completed'];

/** Returns three tasks around the current work: the last finished one, then the next open ones. */
export function recentTasks(tasks: readonly Task[]): Task[] {
  const open = tasks.filter(({ status }) => !finished.includes(status));
  const done = tasks.filter(({ status }) => finished.includes(status));
  const doneShown = Math.max(1, recentCount - open.length);
  return [...done.slice(-doneShown), ...open].slice(0, recentCount);
}

const segmenter = new Intl.Segmenter('pt', { granularity: 'grapheme' });

/** Returns the first 100 graphemes of a text with an ellipsis, or a shorter text unchanged. */
export function previewOf(text: string): string {
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (graphemes.length <= previewLength) return text;
  return `${graphemes.slice(0, previewLength).join('').trimEnd()}…`;
}

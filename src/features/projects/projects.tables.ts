import type { Identity } from '#core/identity-papers.ts';
import type { Day, Instant, Json } from '#platform/database/columns.ts';
import type { TemplateStep } from './projects.input.ts';
import type {
  OfferedSlot,
  ProjectState,
  RequestKind,
  RequestState,
  Side,
  StepKind,
} from './projects.ts';

/** What is being worked on for a client. */
export type ProjectTable = {
  id: string;
  personId: string;
  title: string;
  titlePt: string;
  company: string;
  /** The language in which the client is written to. */
  language: 'en' | 'pt';
  state: ProjectState;
  packageId: string | null;
  /** The paid order that started it; one order starts one project. */
  orderId: string | null;
  /** The booking, or the conversation, from which staff began it; each begins one. */
  bookingId: string | null;
  conversationId: string | null;
  /** The day in Lisbon on which work began. */
  startDay: Day;
  pausedAt: Instant | null;
  /** The working days of pauses that have ended. */
  pausedDays: number;
  closedAt: Instant | null;
  /** The member of staff who answers for it, and reads its papers of identity beside the owners. */
  responsibleId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
};

export type ProjectStepTable = {
  id: string;
  projectId: string;
  sort: number;
  side: Side;
  kind: StepKind;
  title: string;
  titlePt: string;
  /** How many working days it is to take. */
  days: number;
  text: string;
  textPt: string;
  /** Which paper of identity the client is asked for. */
  identity: Identity;
  doneAt: Instant | null;
};

/** One thing that is asked of the client. One that staff wrote has the same words in both languages. */
export type ProjectRequestTable = {
  id: string;
  projectId: string;
  stepId: string | null;
  kind: RequestKind;
  title: string;
  titlePt: string;
  text: string;
  textPt: string;
  /** Which paper of identity it asks for. */
  identity: Identity;
  dueDay: Day | null;
  /** The paper to approve, or to print and sign. */
  documentId: string | null;
  /** The times offered; null for any free slot of the calendar. */
  slots: Json<OfferedSlot[]> | null;
  state: RequestState;
  askedAt: Instant;
  closedAt: Instant | null;
  /** How many reminders were written. */
  reminders: number;
  /** How many days of its schedule have been dealt with. */
  remindedThrough: number;
  remindedAt: Instant | null;
};

/** What a client did with a request: never changed, gone only with its whole project. */
export type ProjectDecisionTable = {
  id: string;
  projectId: string;
  requestId: string;
  choice: 'answered' | 'handed-in' | 'approved' | 'changes' | 'chosen' | 'will-show';
  /** What the client wrote, or the time chosen. */
  comment: string;
  /** The words that stood on the page, each on its own line. */
  words: string;
  /** The words with which the holder of a Cartão de Cidadão consented to its copy; empty without. */
  consent: string;
  language: 'en' | 'pt';
  /** The version of the paper that was decided about, with its hash. */
  fileId: string | null;
  sha256: string | null;
  bookingId: string | null;
  /** The mail that said it, a message of the project's conversation; null for a press. */
  messageId: string | null;
  actorKind: string;
  /** The keyed hash of the network address; null where it is unknown. */
  addressHash: string | null;
  at: Instant;
};

/** A paper of a project, in one version or more. */
export type ProjectDocumentTable = {
  id: string;
  projectId: string;
  requestId: string | null;
  /** The message of the project's conversation with which it went. */
  messageId: string | null;
  side: Side;
  name: string;
  /** When a client's paper was handed in; until then it is only uploaded. Our own is at once. */
  handedInAt: Instant | null;
  /** Which paper of identity it is. */
  identity: Identity;
  /** When a paper of identity was removed, with its bytes and its name; null until then. */
  removedAt: Instant | null;
  createdAt: Instant;
};

/** `fileId`: the row of `files` with its bytes. */
export type ProjectVersionTable = {
  fileId: string;
  documentId: string;
  number: number;
  createdAt: Instant;
};

/** Who may look at a project and decides nothing. The name is the staff's, for them alone. */
export type ProjectReaderTable = {
  id: string;
  projectId: string;
  personId: string;
  name: string;
  language: 'en' | 'pt';
  addedAt: Instant;
};

/** An address below ours at which answers to mails about work arrive, by its secret. */
export type ProjectMailAddressTable = {
  token: string;
  projectId: string;
  /** What its mails ask to approve; null where they ask for something else, or several things. */
  requestId: string | null;
  /** To whom they went. */
  personId: string;
  /** The version that was the newest then; null without a paper. */
  sha256: string | null;
  at: Instant;
};

/** What a client said about us at the end, with the consent to show it. */
export type ClientWordsTable = {
  id: string;
  projectId: string;
  /** The testimonial that it is, as a draft until staff publish it. */
  recordId: string;
  name: string;
  position: string;
  company: string;
  /** Empty once they were taken back. */
  words: string;
  rating: number;
  /** The consent that was ticked. */
  wording: string;
  language: 'en' | 'pt';
  /** The keyed hash of the network address; null where it is unknown. */
  addressHash: string | null;
  givenAt: Instant;
  withdrawnAt: Instant | null;
};

/** How a package is worked on, since the owner edited it. */
export type ProjectTemplateTable = {
  packageId: string;
  steps: Json<TemplateStep[]>;
  revision: number;
  updatedAt: Instant;
};

/** One row, once the owner set it. */
export type ProjectSettingsTable = {
  id: number;
  startsByItself: boolean;
  /** Months for which papers of identity stay after the end of the work. */
  identityMonths: number;
  /** Whether Lei n.º 83/2017 binds the company, which then keeps them for seven years. */
  isObliged: boolean;
};

/** A paper of identity that a law keeps after its client was erased. */
export type KeptPaperTable = {
  fileId: string;
  personId: string;
  identity: Identity;
  consent: string;
  /** From then on it is removed. */
  keptUntil: Instant;
  createdAt: Instant;
};

export type ProjectsTables = {
  projectTemplates: ProjectTemplateTable;
  projectSettings: ProjectSettingsTable;
  clientWords: ClientWordsTable;
  projects: ProjectTable;
  projectSteps: ProjectStepTable;
  projectRequests: ProjectRequestTable;
  projectDecisions: ProjectDecisionTable;
  projectMailAddresses: ProjectMailAddressTable;
  projectDocuments: ProjectDocumentTable;
  projectVersions: ProjectVersionTable;
  projectReaders: ProjectReaderTable;
  keptPapers: KeptPaperTable;
};

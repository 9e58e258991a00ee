import type { Tables } from '#database/tables.ts';

/**
 * Why a column is in nobody's copy. `ours`: how the site works with the row, nothing about the
 * person. `secret`: a hash or key that opens something. `elsewhere`: said by another column or file.
 */
export type Withheld = 'ours' | 'secret' | 'elsewhere';

/** Of each column, whether a person's copy of their data has it (GDPR, articles 15 and 20). */
type Columns<Row> = { [Column in keyof Row]-?: 'copied' | Withheld };

/** How a row belongs to a person: it names them, or is about a row that does. */
type Owner = 'personId' | { [Parent in keyof Tables]: [by: string, parent: Parent] }[keyof Tables];

export type PersonTable = {
  table: keyof Tables;
  owner: Owner;
  /** The file of the copy, without `.json`. */
  file: string;
  columns: Record<string, 'copied' | Withheld>;
  /** What is copied of another row, to which a column of this one points. */
  beside: readonly Beside[];
  /** Rows that are not copied: those with this value in a column. */
  except?: { column: string; value: string };
};

type Beside = { by: string; table: keyof Tables; column: string };

/** The order that a row is about, as it is printed. */
const ofItsOrder: Beside = { by: 'orderId', table: 'orders', column: 'reference' };

function describe<Name extends keyof Tables>(
  table: Name,
  owner: Owner,
  file: string,
  columns: Columns<Tables[Name]>,
  beside: readonly Beside[] = [],
): PersonTable {
  return { table, owner, file, columns, beside };
}

/**
 * Every table with rows about a person, column by column. A column that is added to one of them does
 * not compile until it is decided here whether the person gets a copy; a table that is missing here
 * and in `uncopiedTables` fails `tests/api/people/person-tables.test.ts`. What an erasure leaves is proved by `erasure.test.ts`.
 */
export const personTables: readonly PersonTable[] = [
  describe('bookings', 'personId', 'bookings', {
    id: 'ours',
    reference: 'copied',
    status: 'copied',
    startsAt: 'copied',
    endsAt: 'copied',
    day: 'elsewhere',
    time: 'elsewhere',
    name: 'copied',
    email: 'copied',
    emailKey: 'elsewhere',
    company: 'copied',
    phone: 'copied',
    language: 'copied',
    timeZone: 'copied',
    personId: 'elsewhere',
    sequence: 'ours',
    networkHash: 'secret',
    confirmedAt: 'copied',
    heldUntil: 'copied',
    noShowAt: 'copied',
    about: 'elsewhere',
    aboutTitle: 'copied',
    aboutTitlePt: 'copied',
    aboutText: 'copied',
    place: 'copied',
    createdAt: 'copied',
    updatedAt: 'copied',
  }),
  describe('contactMessages', 'personId', 'messages', {
    id: 'ours',
    status: 'copied',
    name: 'copied',
    businessName: 'copied',
    email: 'copied',
    emailKey: 'elsewhere',
    phone: 'copied',
    message: 'copied',
    language: 'copied',
    personId: 'elsewhere',
    about: 'elsewhere',
    aboutTitle: 'copied',
    aboutTitlePt: 'copied',
    answerBy: 'copied',
    createdAt: 'copied',
  }),
  // The notes among them are the staff's own, and stay in the office.
  {
    ...describe('messages', ['conversationId', 'contactMessages'], 'replies', {
      id: 'ours',
      conversationId: 'ours',
      direction: 'copied',
      channel: 'copied',
      personId: 'ours',
      body: 'copied',
      language: 'copied',
      mailMessageId: 'ours',
      at: 'copied',
    }),
    except: { column: 'direction', value: 'note' },
  },
  describe('newsletterSubscribers', 'personId', 'newsletter', {
    id: 'ours',
    email: 'copied',
    emailKey: 'elsewhere',
    name: 'copied',
    language: 'copied',
    status: 'copied',
    personId: 'elsewhere',
    createdAt: 'copied',
    confirmedAt: 'copied',
    unsubscribedAt: 'copied',
  }),
  describe('newsletterConsents', ['subscriberId', 'newsletterSubscribers'], 'consents', {
    id: 'ours',
    subscriberId: 'ours',
    step: 'copied',
    wording: 'copied',
    language: 'copied',
    addressHash: 'secret',
    page: 'copied',
    createdAt: 'copied',
  }),
  describe('orders', 'personId', 'orders', {
    id: 'copied',
    reference: 'copied',
    status: 'copied',
    packageId: 'ours',
    name: 'copied',
    namePt: 'copied',
    interval: 'copied',
    amountCents: 'copied',
    fullAmountCents: 'copied',
    offerId: 'ours',
    offerAdds: 'copied',
    offerAddsPt: 'copied',
    currency: 'copied',
    language: 'copied',
    provider: 'copied',
    networkHash: 'secret',
    keyHash: 'secret',
    secretHash: 'secret',
    paymentId: 'ours',
    subscriptionId: 'ours',
    subscriptionStatus: 'copied',
    subscriptionPaidUntil: 'copied',
    subscriptionEndsAt: 'copied',
    failureMessage: 'copied',
    buyerKind: 'copied',
    billingName: 'copied',
    billingEmail: 'copied',
    billingCompany: 'copied',
    billingNif: 'copied',
    billingVatNumber: 'copied',
    billingCountry: 'copied',
    billingStreet: 'copied',
    billingCity: 'copied',
    billingPostalCode: 'copied',
    netCents: 'copied',
    vatCents: 'copied',
    vatRate: 'copied',
    vatTreatment: 'copied',
    vatEvidence: 'copied',
    methodCountry: 'copied',
    personId: 'elsewhere',
    createdAt: 'copied',
    updatedAt: 'ours',
    paidAt: 'copied',
    checkedAt: 'ours',
  }),
  describe(
    'charges',
    ['orderId', 'orders'],
    'charges',
    {
      paymentId: 'ours',
      orderId: 'copied',
      subscriptionId: 'ours',
      invoiceId: 'ours',
      amountCents: 'copied',
      currency: 'copied',
      refundedCents: 'copied',
      refundFailedCents: 'copied',
      paidAt: 'copied',
      notedAt: 'ours',
      receiptAt: 'copied',
      late: 'copied',
    },
    [ofItsOrder],
  ),
  describe(
    'disputes',
    ['orderId', 'orders'],
    'disputes',
    {
      id: 'ours',
      paymentId: 'ours',
      orderId: 'copied',
      status: 'copied',
      reason: 'copied',
      amountCents: 'copied',
      withdrawnCents: 'copied',
      currency: 'copied',
      evidenceDueAt: 'ours',
      createdAt: 'copied',
      updatedAt: 'ours',
    },
    [ofItsOrder],
  ),
  describe(
    'withdrawals',
    ['orderId', 'orders'],
    'withdrawals',
    {
      orderId: 'copied',
      name: 'copied',
      email: 'copied',
      language: 'copied',
      statement: 'copied',
      receivedAt: 'copied',
    },
    [ofItsOrder],
  ),
  describe(
    'orderTerms',
    ['orderId', 'orders'],
    'terms',
    {
      orderId: 'copied',
      termsVersion: 'copied',
      earlyStart: 'copied',
      earlyStartLanguage: 'copied',
      earlyStartAt: 'copied',
    },
    [ofItsOrder],
  ),
  // The files lie beside the orders in the back office.
  describe(
    'certifiedInvoices',
    ['orderId', 'orders'],
    'invoices',
    {
      fileId: 'ours',
      orderId: 'copied',
      paymentId: 'ours',
      kind: 'copied',
      number: 'copied',
      attachedAt: 'copied',
      mailedAt: 'copied',
    },
    [
      ofItsOrder,
      { by: 'fileId', table: 'files', column: 'name' },
      { by: 'fileId', table: 'files', column: 'size' },
    ],
  ),
  describe('personLeftDetails', 'personId', 'other-details', {
    personId: 'elsewhere',
    field: 'copied',
    value: 'copied',
    at: 'copied',
  }),
  describe('staff', 'personId', 'staff', {
    personId: 'elsewhere',
    role: 'copied',
    name: 'copied',
    language: 'copied',
    since: 'copied',
    endedAt: 'copied',
    helpUntil: 'ours',
  }),
  describe('sessions', 'personId', 'sign-ins', {
    id: 'ours',
    tokenHash: 'secret',
    personId: 'elsewhere',
    strength: 'copied',
    isRecovery: 'copied',
    device: 'copied',
    browserId: 'ours',
    attemptsBefore: 'copied',
    createdAt: 'copied',
    verifiedAt: 'copied',
    seenAt: 'copied',
    expiresAt: 'copied',
    endedAt: 'copied',
  }),
  describe('signIns', 'personId', 'sign-in-requests', {
    id: 'ours',
    email: 'copied',
    language: 'copied',
    browserHash: 'secret',
    knownHash: 'secret',
    browserId: 'ours',
    personId: 'elsewhere',
    tokenHash: 'secret',
    codeHash: 'secret',
    tries: 'copied',
    isRecovery: 'copied',
    createdAt: 'copied',
    expiresAt: 'copied',
    handledAt: 'ours',
    usedAt: 'copied',
  }),
  describe('knownBrowsers', 'personId', 'browsers', {
    id: 'ours',
    tokenHash: 'secret',
    personId: 'elsewhere',
    device: 'copied',
    createdAt: 'copied',
    usedAt: 'copied',
    expiresAt: 'copied',
  }),
  describe('passkeys', 'personId', 'passkeys', {
    id: 'ours',
    personId: 'elsewhere',
    publicKey: 'secret',
    counter: 'ours',
    transports: 'ours',
    name: 'copied',
    isBackedUp: 'ours',
    createdAt: 'copied',
    usedAt: 'copied',
  }),
  // The files that one of the staff brought to the library.
  describe('files', 'personId', 'files', {
    id: 'ours',
    sha256: 'ours',
    size: 'copied',
    mime: 'copied',
    name: 'copied',
    storage: 'ours',
    place: 'ours',
    kind: 'copied',
    scan: 'ours',
    width: 'ours',
    height: 'ours',
    personId: 'elsewhere',
    createdAt: 'copied',
    removedAt: 'copied',
  }),
];

/** Tables about a person, or about a row of theirs, of which nobody gets a copy, and why. */
export const uncopiedTables: Partial<Record<keyof Tables, string>> = {
  bookingLinks: 'hashes of mailed links',
  bookingReminders: 'which reminders were written',
  bookingUndos: 'how a booking was before staff changed it, for a minute',
  companyTasks: 'what the company has to do',
  contentVersions: 'who wrote which version of the site, which is the company’s',
  conversations: 'how staff work with a message',
  invoiceHandovers: 'what the invoicing software was told',
  ledgerFindings: 'differences from the card provider',
  newsletterLinks: 'hashes of mailed links',
  orderHistory: 'said by the order, its charges and disputes',
  passkeyChallenges: 'secrets of a few minutes',
  paymentWaits: 'how an order was going to be paid',
  personNotes: 'what staff write about somebody is their own',
  promisedCalls: 'what the card provider is told',
  unpaidRenewals: 'when a buyer is reminded',
};

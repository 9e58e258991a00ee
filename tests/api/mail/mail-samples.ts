import type { signInMail } from '#features/auth/sign-in/emails/sign-in-mail.server.ts';
import type { Booking } from '#features/booking/booking.repository.server.ts';
import { noAnswers } from '#features/booking/questions.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import type { ContactMessage } from '#features/contact/contact.ts';
import type { Subscriber } from '#features/newsletter/newsletter.repository.server.ts';
import type { Order } from '#features/payments/ledger/orders.repository.server.ts';
import type { OrderWait } from '#features/payments/waiting/payment-waits.repository.server.ts';
import type { withdrawalReceipt } from '#features/payments/withdrawal/emails/withdrawal-receipt.server.ts';
import { writeStatement } from '#features/payments/withdrawal/statement.ts';
import type { Language } from '#i18n/language.ts';

// What mails are built from, filled in by a stranger.

/** What a stranger types into every field to have it delivered to someone else. */
const typed = 'Gratis http://spam.example now';
export const spam = /spam|gratis/i;

export const company = {
  brand: 'Entrada',
  legalName: 'Entrada Lisboa, Unipessoal Lda',
  nipc: '999 999 990',
  street: 'Rua 1',
  postalCode: '1000-001',
  city: 'Lisboa',
  phone: '+351 210 000 000',
  email: 'ola@entrada.example',
};
export const origin = 'https://entrada.example';
export const sender = { origin, company };
export const at = '2026-11-23T08:30:00.000Z';
export const visitor = 'stranger@victim.example';

export const booking: Booking & { heldUntil: string } = {
  id: 'b1',
  reference: 'EN-7K4QXM',
  status: 'held',
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  day: '2026-11-24',
  time: '10:00',
  name: typed,
  email: visitor,
  emailKey: visitor,
  company: typed,
  phone: typed,
  language: 'en',
  timeZone: 'Asia/Dubai',
  kind: 'consultation',
  orderId: null,
  personId: null,
  sequence: 0,
  calendarHost: '',
  networkHash: null,
  confirmedAt: null,
  heldUntil: '2026-11-23T09:00:00.000Z',
  noShowAt: null,
  about: 'service:ecommerce',
  aboutTitle: 'E-commerce consulting',
  aboutTitlePt: 'Consultoria de e-commerce',
  ...noAnswers,
  aboutText: typed,
  place: 'phone',
  createdAt: at,
  updatedAt: at,
};
export const bookingSender = {
  ...sender,
  manageUrl: `${origin}/manage-booking/t`,
  rules: defaultRules,
  callers: [
    { name: 'Rita Falcão', face: '/art/face-1-contract-cobalt.svg' },
    { name: 'Tiago Meireles', face: '/art/face-1-parcel-green.svg' },
  ],
};

export const message: ContactMessage = {
  id: 'm1',
  name: typed,
  businessName: typed,
  email: visitor,
  emailKey: visitor,
  phone: typed,
  message: typed,
  language: 'en',
  status: 'new',
  personId: null,
  about: 'package:standard',
  aboutTitle: 'Company Setup',
  aboutTitlePt: 'Abertura de Empresa',
  answerBy: at,
  createdAt: at,
};

/** What an answer by staff has besides its text: it quotes the message, and is below the mails before it. */
export const reply = {
  signedBy: { name: 'Rita Falcão', face: '/art/face-1-contract-cobalt.svg' },
  subject: 'We have your message',
  quote: { name: typed, at, text: typed },
  messageIds: ['contact-received.m1@entrada.example'],
  links: [],
  files: [],
  replyTo: null,
};

export const subscriber: Subscriber = {
  id: 's1',
  email: visitor,
  emailKey: visitor,
  name: typed,
  language: 'en',
  status: 'unconfirmed',
  personId: null,
  createdAt: at,
  confirmedAt: null,
  unsubscribedAt: null,
  lessOften: false,
};
export const link = { attempt: 'a1', token: 't', ...sender };

/** An order with an address to write to. */
export type OrderSample = Order & { billingEmail: string };

export const order: OrderSample = {
  id: 'o1',
  reference: 'EN-7K4QXN',
  status: 'paid',
  packageId: 'company-setup',
  requestId: null,
  agreedAt: null,
  name: 'Company Setup',
  namePt: 'Abertura de Empresa',
  interval: 'one-time',
  amountCents: 145_000,
  meetings: 2,
  meetingMinutes: 45,
  currency: 'EUR',
  language: 'en',
  provider: 'sandbox',
  networkHash: null,
  keyHash: null,
  secretHash: null,
  paymentId: 'pi_1',
  subscriptionId: null,
  subscriptionStatus: null,
  subscriptionPaidUntil: null,
  subscriptionEndsAt: null,
  failureMessage: null,
  billingName: typed,
  billingEmail: visitor,
  billingCompany: typed,
  billingNif: '500697256',
  billingVatNumber: 'NLGRATISPAMB01',
  billingCountry: 'NL',
  fullAmountCents: 170_000,
  offerId: 'six-months-of-filings',
  offerAdds: 'Six months of filings',
  offerAddsPt: 'Seis meses de declarações',
  buyerKind: 'company',
  billingStreet: typed,
  billingCity: typed,
  billingPostalCode: null,
  contactName: typed,
  contactPhone: typed,
  methodCountry: null,
  netCents: null,
  vatCents: null,
  vatRate: null,
  vatTreatment: null,
  vatEvidence: null,
  personId: null,
  createdAt: at,
  updatedAt: at,
  paidAt: at,
  checkedAt: null,
  uninvoicedCharges: 0,
};
/** What an order has that was paid with real money, by a client in Portugal. */
export const real = {
  provider: 'stripe',
  billingVatNumber: null,
  billingCountry: 'PT',
  billingPostalCode: '1000-001',
  netCents: 117_886,
  vatCents: 27_114,
  vatRate: 23,
  vatTreatment: 'mainland',
} satisfies Partial<Order>;
export const unpaid = {
  paymentId: 'pi_2',
  orderId: 'o1',
  reason: 'declined' as const,
  mailed: 0,
  since: at,
  retriesAt: at,
};
export const dispute = {
  id: 'dp_1',
  paymentId: 'pi_1',
  orderId: 'o1',
  reason: 'fraudulent',
  currency: 'EUR',
  amountCents: 145_000,
  withdrawnCents: 145_000,
  evidenceDueAt: at,
  createdAt: at,
  updatedAt: at,
};
export const charge = {
  paymentId: 'pi_1',
  orderId: 'o1',
  subscriptionId: null,
  invoiceId: null,
  amountCents: 145_000,
  currency: 'EUR',
  refundedCents: 0,
  paidAt: at,
  notedAt: at,
  receiptAt: null,
  late: null,
  refundFailedCents: 0,
};

export type WithdrawalSample = Parameters<typeof withdrawalReceipt>[1];

const statementIn = (language: Language) =>
  writeStatement(language, { ...order, day: at.slice(0, 10), quote: null });

export const withdrawal = {
  orderId: 'o1',
  name: typed,
  email: visitor,
  language: 'en',
  statement: statementIn('en'),
  receivedAt: at,
};

export const change = { ...bookingSender, booking, before: booking };
export const signIn: Parameters<typeof signInMail>[0] = {
  id: 's1',
  email: visitor,
  language: 'en',
  browserHash: null,
  knownHash: null,
  browserId: null,
  personId: 'p1',
  tokenHash: 't',
  codeHash: 'c',
  tries: 0,
  isRecovery: false,
  createdAt: at,
  expiresAt: at,
  handledAt: null,
  usedAt: null,
};
export const paid = { kind: 'paid', payment: 'pi_1', contactBy: at } as const;
export const declined = {
  kind: 'renewal_failed',
  payment: 'pi_2',
  message: 'Declined',
  retriesAt: at,
} as const;

export const voucher: OrderWait = {
  orderId: 'o1',
  paymentId: 'pi_1',
  kind: 'multibanco',
  entity: '11249',
  reference: '999000123',
  phoneEnd: null,
  orderedAt: at,
  until: '2026-11-26T23:59:00.000Z',
  mailedAt: null,
  remindedAt: null,
  endedAt: null,
  failure: null,
};
export const debit: OrderWait = {
  ...voucher,
  kind: 'sepa_debit',
  entity: null,
  reference: null,
  until: '2026-12-01T23:59:00.000Z',
};

/** The samples of people who read a language. */
export function samplesIn(language: Language) {
  const held = { ...booking, language };
  const theirs = { ...held, status: 'confirmed' as const };
  const before = {
    ...theirs,
    startsAt: '2026-11-23T15:00:00.000Z',
    endsAt: '2026-11-23T15:30:00.000Z',
    day: '2026-11-23',
    time: '15:00',
  };
  return {
    held,
    booking: theirs,
    change: { ...change, booking: theirs, before },
    message: { ...message, language },
    order: { ...order, language },
    signIn: { ...signIn, language },
    subscriber: { ...subscriber, language },
    withdrawal: { ...withdrawal, language, statement: statementIn(language) },
    answer: { en: 'We can help by March.', pt: 'Podemos ajudar até março.' }[language],
  };
}

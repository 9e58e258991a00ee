import type { ColumnType } from 'kysely';
import type { BookingRoomTables } from './tables/booking-tables.ts';
import type { NewsletterRoomTables } from './tables/newsletter-tables.ts';
import type { OrdersTables } from './tables/orders-tables.ts';
import type { SandboxTables } from './tables/sandbox-tables.ts';

/** A JSON column: read as the value, written as text by `toJson`. */
type Json<Value> = ColumnType<Value, string, string>;
/** UTC, ISO 8601 with milliseconds. */
type Instant = string;
/** `YYYY-MM-DD`, a day of Europe/Lisbon. */
type Day = string;

export type CompanyTable = {
  id: number;
  brand: string;
  legalName: string;
  nipc: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  whatsapp: string;
  email: string;
  openingHours: string;
  openingHoursPt: string;
  socialLinks: Json<string[]>;
};

export type ServicePackageTable = {
  id: string;
  name: string;
  namePt: string | null;
  description: string;
  descriptionPt: string | null;
  priceCents: number;
  currency: string;
  interval: string;
  features: Json<string[]>;
  featuresPt: Json<string[] | null>;
  popular: boolean;
  sort: number;
};

export type BlogPostTable = {
  id: string;
  slug: string;
  title: string;
  titlePt: string | null;
  summary: string;
  summaryPt: string | null;
  content: string;
  contentPt: string | null;
  author: string;
  imageUrl: string;
  isPremium: boolean;
  createdAt: Instant;
  /** `searchText` of title, summary and author with their twins; made anew when one of them changes. */
  searchText: string;
};

export type BlogPostTagTable = { postId: string; tag: string; sort: number };
export type BlogTagTable = { tag: string; tagPt: string | null };

export type CaseStudyTable = {
  id: string;
  title: string;
  titlePt: string | null;
  industry: string;
  industryPt: string | null;
  client: string;
  challenge: string;
  challengePt: string | null;
  solution: string;
  solutionPt: string | null;
  results: string;
  resultsPt: string | null;
  imageUrl: string;
  featured: boolean;
  createdAt: Instant;
};

export type TestimonialTable = {
  id: string;
  name: string;
  position: string;
  positionPt: string | null;
  company: string;
  imageUrl: string | null;
  rating: number;
  testimonial: string;
  testimonialPt: string | null;
  featured: boolean;
  sort: number;
};

export type FaqEntryTable = {
  id: string;
  question: string;
  questionPt: string | null;
  answer: string;
  answerPt: string | null;
  sort: number;
};

export type OfferTable = {
  id: string;
  title: string;
  titlePt: string | null;
  packageId: string | null;
  endsAt: Instant;
};

/** One row, raised by triggers at every change of content; stored pages are judged by it. */
export type ContentRevisionTable = { id: number; revision: number };

export type BookingStatus = 'held' | 'pending' | 'confirmed' | 'cancelled';

export type BookingTable = {
  id: string;
  reference: string;
  status: BookingStatus;
  startsAt: Instant;
  endsAt: Instant;
  day: Day;
  time: string;
  name: string;
  email: string;
  /** The address in lower case, by which one person is recognised. */
  emailKey: string;
  company: string;
  phone: string;
  language: string;
  timeZone: string;
  /** Counts the changes that calendars must follow (RFC 5545, SEQUENCE). */
  sequence: number;
  createdAt: Instant;
  updatedAt: Instant;
};

export type BookingLinkTable = { tokenHash: string; bookingId: string; createdAt: Instant };

export type ContactMessageTable = {
  id: string;
  status: 'new' | 'answered';
  name: string;
  businessName: string;
  email: string;
  /** The address in lower case, by which one sender is recognised. */
  emailKey: string;
  phone: string;
  message: string;
  language: 'en' | 'pt';
  /** Until when the sender was promised an answer. */
  answerBy: Instant;
  createdAt: Instant;
};

export type IdempotencyKeyTable = {
  scope: string;
  keyHash: string;
  requestHash: string;
  status: number;
  body: Json<unknown>;
  createdAt: Instant;
};

export type OutboxStatus = 'waiting' | 'sent' | 'dead';

export type OutboxTable = {
  id: string;
  kind: string;
  messageId: string;
  /** The address under `keyedHash`, kept when the content goes: it counts who was written to. */
  recipientHash: string | null;
  payload: Json<unknown>;
  status: OutboxStatus;
  attempts: number;
  nextAttemptAt: Instant;
  claimedUntil: Instant | null;
  lastError: string | null;
  createdAt: Instant;
  sentAt: Instant | null;
};

export type SubscriberStatus = 'unconfirmed' | 'confirmed' | 'unsubscribed';

export type NewsletterSubscriberTable = {
  id: string;
  email: string;
  /** The address in lower case, by which one person is recognised. */
  emailKey: string;
  /** Empty when none was given. */
  name: string;
  language: string;
  status: SubscriberStatus;
  createdAt: Instant;
  confirmedAt: Instant | null;
  unsubscribedAt: Instant | null;
};

/** The links of the newsletter's mails; each stays good, so that any of them can be pressed. */
export type NewsletterLinkTable = {
  tokenHash: string;
  subscriberId: string;
  purpose: 'confirm' | 'unsubscribe';
  createdAt: Instant;
};

type FirstTables = {
  company: CompanyTable;
  servicePackages: ServicePackageTable;
  blogPosts: BlogPostTable;
  blogPostTags: BlogPostTagTable;
  blogTags: BlogTagTable;
  caseStudies: CaseStudyTable;
  testimonials: TestimonialTable;
  faqEntries: FaqEntryTable;
  offers: OfferTable;
  contentRevision: ContentRevisionTable;
  bookings: BookingTable;
  bookingLinks: BookingLinkTable;
  contactMessages: ContactMessageTable;
  idempotencyKeys: IdempotencyKeyTable;
  outbox: OutboxTable;
  newsletterSubscribers: NewsletterSubscriberTable;
  newsletterLinks: NewsletterLinkTable;
};

/** Every table, one set of types for both engines. Columns are snake_case in the database. */
export type Tables = FirstTables &
  BookingRoomTables &
  NewsletterRoomTables &
  OrdersTables &
  SandboxTables;

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

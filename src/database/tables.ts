import type { AuthTables } from '#features/auth/auth.tables.ts';
import type { AuthorsTables } from '#features/authors/authors.server.ts';
import type { BackupsTables } from '#features/backups/backups.tables.ts';
import type { BlogTables } from '#features/blog/blog.tables.ts';
import type { BookingTables } from '#features/booking/booking.tables.ts';
import type { CaseStudiesTables } from '#features/case-studies/case-studies.tables.ts';
import type { CatalogTables } from '#features/catalog/catalog.server.ts';
import type { CompanyTables } from '#features/company/company.server.ts';
import type { ContactTables } from '#features/contact/contact.tables.ts';
import type { ContentTables } from '#features/content/content.tables.ts';
import type { ContentTransferTables } from '#features/content-transfer/content-transfer.tables.ts';
import type { ConversationsTables } from '#features/conversations/conversations.tables.ts';
import type { FaqTables } from '#features/faq/faq.server.ts';
import type { FilesTables } from '#features/files/files.tables.ts';
import type { NewsletterTables } from '#features/newsletter/newsletter.tables.ts';
import type { OffersTables } from '#features/offers/offers.server.ts';
import type { PaymentsTables } from '#features/payments/payments.tables.ts';
import type { PeopleTables } from '#features/people/people.tables.ts';
import type { ProjectsTables } from '#features/projects/projects.tables.ts';
import type { QuotesTables } from '#features/quotes/quotes.tables.ts';
import type { TestimonialsTables } from '#features/testimonials/testimonials.server.ts';
import type { AuditTables } from '#platform/audit/audit.tables.ts';
import type { ContentRevisionTables } from '#platform/database/content-revision.tables.ts';
import type { TopicVersionsTables } from '#platform/database/topic-versions.tables.ts';
import type { IdempotencyTables } from '#platform/idempotency/idempotency.tables.ts';
import type { OutboxTables } from '#platform/outbox/outbox.tables.ts';
import type { SandboxTables } from '#platform/payments/sandbox/sandbox.tables.ts';
import type { SearchTables } from '#platform/search/search.tables.ts';
import type { SecretsTables } from '#platform/secrets/secrets.tables.ts';

/** All tables, with the same types for both engines. Columns are snake_case in the database. */
export type Tables = AuditTables &
  AuthTables &
  AuthorsTables &
  BackupsTables &
  BlogTables &
  BookingTables &
  CaseStudiesTables &
  CatalogTables &
  CompanyTables &
  ContactTables &
  ContentTables &
  ContentTransferTables &
  ConversationsTables &
  FaqTables &
  FilesTables &
  NewsletterTables &
  OffersTables &
  PaymentsTables &
  PeopleTables &
  ProjectsTables &
  QuotesTables &
  TestimonialsTables &
  ContentRevisionTables &
  TopicVersionsTables &
  IdempotencyTables &
  OutboxTables &
  SandboxTables &
  SearchTables &
  SecretsTables;

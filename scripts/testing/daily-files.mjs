/**
 * API tests that run on SQLite alone, and on PostgreSQL too in the long form. What they prove is made
 * before anything is stored, or after it was read: what a file of another system says, what a picture
 * looks like, where files lie, what a mail says and where its links lead. How records are stored, and
 * what must not be (`any-text`, `every-text`), is tested on both engines.
 */
export const oneEngine = [
  'tests/api/content-editing/marker-words.test.ts',
  'tests/api/content-editing/preview.test.ts',
  'tests/api/content-transfer/archive.test.ts',
  'tests/api/content-transfer/archived-order.test.ts',
  'tests/api/content-transfer/damaged-exports.test.ts',
  'tests/api/content-transfer/export-shapes.test.ts',
  'tests/api/content-transfer/ghost-and-csv.test.ts',
  'tests/api/content-transfer/hostile-archives.test.ts',
  'tests/api/content-transfer/import-limits.test.ts',
  'tests/api/content-transfer/old-addresses.test.ts',
  'tests/api/content-transfer/other-systems.test.ts',
  'tests/api/content-transfer/spreadsheets.test.ts',
  'tests/api/content-transfer/wordpress-troubles.test.ts',
  'tests/api/files/phone-pictures.test.ts',
  'tests/api/files/pictures.test.ts',
  'tests/api/files/stores.test.ts',
  'tests/api/http/limits.test.ts',
  'tests/api/http/share-pictures.test.ts',
  'tests/api/mail-in/arriving-mails.test.ts',
  'tests/api/mail/every-mail.test.ts',
  'tests/api/mail/mail-links.test.ts',
  'tests/api/projects/approvals-by-mail.test.ts',
  'tests/api/settings/logo-and-door.test.ts',
];

/** Fault tests of the team's own tools, each of which builds the project anew: the long form alone runs them. */
export const longAlone = [
  'tests/operations/build-beside.test.ts',
  'tests/operations/pictures.test.ts',
];

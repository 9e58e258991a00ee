import type { ContentValues, RecordVersion } from '#features/content/content.ts';
import type { ArchivedFile, CarriedFile } from './archive-files.ts';

/** What was not taken over as it was, or needs a person: `where` in the file, and a code. */
export type Finding = { where: string; code: FindingCode; detail: string };

export const findingCodes = [
  'page_is_post',
  'picture_left',
  'cover_left',
  'embed_is_link',
  'element_left_out',
  'link_left_out',
  'link_stays',
  'anchors_left_out',
  'table_flattened',
  'shown_as_written',
  'not_converted',
  'takes_too_long',
  'shortened',
  'fields_left_out',
  'shortcode_left_out',
  'comments_left_out',
  'type_left_out',
  'status_left_out',
  'password_is_draft',
  'private_is_draft',
  'pending_is_draft',
  'mail_is_draft',
  'status_is_draft',
  'stays_draft',
  'stays_scheduled',
  'members_only',
  'other_language',
  'twin_is_draft',
  'twin_left',
  'repeated_post',
  'old_site_unknown',
  'item_unreadable',
  'file_cut',
  'wrong_letters',
  'text_missing',
  'text_unreadable',
  'slug_changed',
  'old_address_taken',
  'tags_left_out',
  'no_english',
  'unknown_field',
  'file_left_out',
  'file_refused',
  'redirect_refused',
  'order_changed',
  'version_left_out',
  'dates_day_first',
  'dates_month_first',
  'encoding_guessed',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** A field and a code; without a field it is about the whole record. */
export type Problem = { field: string; code: string };

/** A record as a file describes it, with its place there. */
export type IncomingRecord = {
  where: string;
  kind: string;
  id: string;
  live: ContentValues | null;
  draft: ContentValues | null;
  /** When each field was changed last; null where the source does not say. */
  fieldTimes: Record<string, string> | null;
  wasPublic: boolean;
  publishAt: string | null;
  /** Of an archive: its earlier values, the oldest first. */
  versions?: readonly RecordVersion[];
  /** Its addresses at the old site, without host. */
  oldPaths: readonly string[];
  /** Those of its Portuguese text, which lead to the Portuguese page. */
  oldPathsPt?: readonly string[];
  /** Why it cannot be taken over whatever is here. */
  problems: readonly Problem[];
};

/** An unnamed tag's id is its word, which may hold any signs; none is a path that leads upwards. */
export const recordIdPattern = /^(?!\s)(?!\.{1,2}(?:\/|$))\P{Cc}{1,100}(?<!\s)$/u;

export type Redirect = { path: string; target: string };

export const transferFormats = [
  'archive',
  'wordpress',
  'ghost',
  'substack',
  'medium',
  'csv',
] as const;
export type TransferFormat = (typeof transferFormats)[number];

/** Everything that a file holds. */
export type Incoming = {
  format: TransferFormat;
  records: IncomingRecord[];
  redirects: Redirect[];
  /** Of an archive, or of another system's ZIP. */
  files?: (ArchivedFile | CarriedFile)[];
  findings: Finding[];
};

/** Why a file was not read at all: a code, and the place of the fault. */
export type FileRefusal = { code: FileRefusalCode; where: string; detail: string };

export const fileRefusalCodes = [
  'unknown_format',
  'too_large',
  'too_many_entries',
  'not_a_zip',
  'unsafe_name',
  'not_an_archive',
  'newer_archive',
  'invalid_json',
  'invalid_xml',
  'invalid_csv',
  'unknown_kind',
  'unknown_column',
  'repeated_column',
  'not_utf8',
  'spreadsheet',
  'invalid_shape',
  'nothing_in_it',
  'no_posts',
  'not_readable',
  'takes_too_long',
  'out_of_memory',
] as const;
export type FileRefusalCode = (typeof fileRefusalCodes)[number];

export class UnreadableFile extends Error {
  readonly refusal: FileRefusal;
  constructor(code: FileRefusalCode, where = '', detail = '') {
    super(`${code} ${where} ${detail}`.trim());
    this.refusal = { code, where, detail };
  }
}

const ownPath = /^\/(?![/\\])[^\s\\?#]{0,499}$/;
/** A post of WordPress by its number, as `oldPath` writes it. */
const numbered = /^\/(?![/\\])(?:[^\s\\?#]{1,480}\/)?\?p=\d{1,18}$/;

/** Whether a redirect stays on this site and leads somewhere else. */
export function isRedirect({ path, target }: Redirect): boolean {
  return (ownPath.test(path) || numbered.test(path)) && ownPath.test(target) && path !== target;
}

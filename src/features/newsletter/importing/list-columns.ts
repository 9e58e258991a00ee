import { isEmailAddress } from '../newsletter.ts';

/** What a column of a list holds; an empty role is none of it. */
export const columnRoles = [
  'email',
  'name',
  'first',
  'last',
  'language',
  'day',
  'source',
  'state',
  '',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** A column as it was guessed, with what stands in its first rows. */
export type ListColumn = {
  header: string;
  role: ColumnRole;
  samples: string[];
  /** Whether its days by numbers have the month first. */
  isMonthFirst: boolean;
};

/** Folds a header: no case, accents, spaces or signs, as each program writes them in its own way. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The headers of each role, the better first: those of Mailchimp (`Email Address`, `CONFIRM_TIME`,
 * `OPTIN_TIME`), listmonk (`status`, `created_at`), Ghost (`subscribed_to_emails`), Substack
 * (`email_disabled`), of our own export, and what people write in a spreadsheet. The address at which a
 * reader confirmed (`CONFIRM_IP`) is no source.
 */
const headers: Record<Exclude<ColumnRole, ''>, readonly string[]> = {
  email: [
    ...['emailaddress', 'email', 'mail', 'subscriberemail', 'enderecodeemail', 'correioeletronico'],
    ...['endereco', 'address'],
  ],
  name: ['name', 'fullname', 'nome', 'nomecompleto', 'subscribername'],
  first: ['firstname', 'givenname', 'fname', 'primeironome', 'nomeproprio'],
  last: ['lastname', 'familyname', 'surname', 'lname', 'apelido', 'ultimonome'],
  language: ['language', 'lang', 'locale', 'preferredlanguage', 'idioma', 'lingua'],
  day: [
    ...['consentday', 'consentdate', 'consentat', 'diadoconsentimento', 'datadoconsentimento'],
    ...['confirmtime', 'confirmedat', 'confirmed', 'confirmado', 'confirmationdate'],
    ...['optintime', 'optindate', 'optinat', 'subscribedat', 'subscriptiondate', 'subscribed'],
    ...['signupdate', 'signedupat', 'datadesubscricao', 'startdate', 'dateadded', 'createdat'],
    ...['day', 'date', 'dia', 'data'],
  ],
  source: [
    ...['consentsource', 'source', 'optinsource', 'signupsource', 'subscribesource', 'formname'],
    ...['fontedoconsentimento', 'origem', 'fonte', 'consent', 'consentimento'],
  ],
  state: [
    ...['status', 'state', 'estado', 'subscribedtoemails', 'emaildisabled', 'unsubtime'],
    ...['unsubscribedat', 'cleantime', 'left'],
  ],
};

function guessedRole(header: string, taken: ReadonlyMap<string, string>): ColumnRole {
  const folded = fold(header);
  const role = columnRoles.find((one) => one !== '' && taken.get(one) === folded);
  return role ?? '';
}

/** Which header of a list has each role: the best of those that are there. */
function bestHeaders(names: readonly string[]): Map<string, string> {
  const folded = new Set(names.map(fold));
  const found = new Map<string, string>();
  for (const [role, wanted] of Object.entries(headers)) {
    const best = wanted.find((name) => folded.has(name));
    if (best !== undefined) found.set(role, best);
  }
  return found;
}

/** Whether the first row of a list is one of its readers: it has an address. */
export function isReader(cells: readonly string[]): boolean {
  return cells.some((cell) => isEmailAddress(cell));
}

/**
 * Guesses the columns of a list by their headers, and the address, where no header says it, by what
 * stands below. `first`: the row of headers; null where there is none.
 */
export function guessColumns(
  first: readonly string[] | null,
  rows: readonly (readonly string[])[],
): ListColumn[] {
  const names = first ?? [];
  const count = Math.max(names.length, ...rows.map((cells) => cells.length));
  const best = bestHeaders(names);
  const given = new Set<ColumnRole>();
  const columns = Array.from({ length: count }, (_, at): ListColumn => {
    const header = names[at] ?? '';
    const guessed = header === '' ? '' : guessedRole(header, best);
    const role = given.has(guessed) ? '' : guessed;
    if (role !== '') given.add(role);
    const samples = rows.slice(0, 3).map((cells) => cells[at] ?? '');
    return { header, role, samples, isMonthFirst: false };
  });
  const isAddress = ({ samples }: ListColumn) =>
    samples.some((cell) => cell !== '') &&
    samples.every((cell) => cell.trim() === '' || isEmailAddress(cell));
  // A header such as `address` may be that of a street.
  const named = columns.find(({ role }) => role === 'email');
  if (named && isAddress(named)) return columns;
  const seen = columns.find(isAddress);
  if (!seen) return columns;
  return columns.map((column) =>
    column === seen
      ? { ...column, role: 'email' }
      : column.role === 'email'
        ? { ...column, role: '' }
        : column,
  );
}

/** The roles that one column alone can have, and those without which a list cannot be read. */
export function problemOfRoles(roles: readonly ColumnRole[]): 'no_address' | 'role_twice' | null {
  if (!roles.includes('email')) return 'no_address';
  const isTwice = roles.some((role, at) => role !== '' && roles.indexOf(role) !== at);
  return isTwice ? 'role_twice' : null;
}

import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

// Where the database's locale is C, PostgreSQL's lower() knows the letters of ASCII alone.
const capitals =
  'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒ' +
  'ΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХ' +
  'ЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂ' +
  'ԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞỺỼỾ';
const small =
  'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβ' +
  'γδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфх' +
  'цчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃ' +
  'ԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßỻỽỿ';

const marks =
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a' +
  '\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u302a-\\u302f\\u3099\\u309a' +
  '\\ufe20-\\ufe2f' +
  // What nobody sees.
  '\\u00ad\\u00b7\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2027\\u202a-\\u202e' +
  '\\u2060-\\u206f\\u2800\\ufe00-\\ufe0f\\ufeff\\ufff0-\\ufff8' +
  '\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]';

const spaces =
  '[\\u0001-\\u0020\\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+';

// One sign each: strokes of letters, apostrophes, hyphens and dashes, quotation marks.
const signs = 'øłđðħıŋŧς‘’‛ʹʻʼʽ′\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212“”„«»';
const plain = `olddhintσ''''''''--------${'"'.repeat(5)}`;

/** Folds text as the searchText of the code of this step; texts of ASCII, which are most, by less. */
async function foldOnPostgres(db: QueryExecutorProvider): Promise<void> {
  await sql`create or replace function search_text(value text) returns text
    language sql immutable parallel safe as $$
      select btrim(regexp_replace(translate(case when value ~ '[^\\u0001-\\u007f]' then
        replace(replace(replace(replace(translate(translate(lower(regexp_replace(
          normalize(replace(value, '´', ''''), nfkd), ${sql.lit(marks)}, '', 'g')),
          ${sql.lit(capitals)}, ${sql.lit(small)}),
          ${sql.lit(signs)}, ${sql.lit(plain)}),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
        else lower(value) end, ${sql.lit('`')}, ''''), ${sql.lit(spaces)}, ' ', 'g'))
    $$`.execute(db);
}

/** On SQLite, statements that say which records are to be indexed again, as its triggers have them. */
function changed(kind: string, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  const name = sql.lit(kind);
  return sql`delete from search_entries where kind = ${name} and ref_id in (${ids});
    insert into search_changes (kind, ref_id) select ${name}, id from (${ids}) as changed;`;
}

const ordersOf = sql`select reference as id from orders where person_id = new.id`;

/** An order is found by what its buyer is called, which may be said later or of the person. */
async function watchBuyers(
  db: QueryExecutorProvider,
  { engine }: Parameters<Migration['up']>[1],
): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger orders_buyer_changes_search
      after update of contact_name, person_id on orders begin
        ${changed('order', sql`select new.reference as id`)} end`.execute(db);
    await sql`create trigger people_name_changes_search after update of name, company on people begin
      ${changed('order', ordersOf)} end`.execute(db);
    return;
  }
  await sql`create trigger orders_buyer_changes_search
    after update of contact_name, person_id on orders
    for each row execute function record_search_change('order', 'reference')`.execute(db);
  await sql`create function record_buyer_change() returns trigger language plpgsql as $$
    begin
      delete from search_entries where kind = 'order' and ref_id in (${ordersOf});
      insert into search_changes (kind, ref_id) select 'order', id from (${ordersOf}) as changed;
      return null;
    end $$`.execute(db);
  await sql`create trigger people_name_changes_search after update of name, company on people
    for each row execute function record_buyer_change()`.execute(db);
}

/** Every record is indexed again by the job; until then its list finds it by its words of before. */
async function indexAgain(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table search_entries add column listed text not null default ''`.execute(db);
  await sql`update search_entries set listed = words`.execute(db);
  const records = { person: 'people', booking: 'bookings', conversation: 'conversations' };
  const others = { subscriber: 'newsletter_subscribers', project: 'projects' };
  for (const [kind, table] of Object.entries({ ...records, ...others }))
    await sql`insert into search_changes (kind, ref_id)
      select ${sql.lit(kind)}, id from ${sql.table(table)}`.execute(db);
  await sql`insert into search_changes (kind, ref_id) select 'order', reference from orders`.execute(
    db,
  );
}

/**
 * Searches fold more letters, the same on both databases, and lists find by the index of the office's
 * search: each entry has the folded text of its record, with telephone numbers by their digits.
 */
export const foldedSearches: Migration = {
  name: '083-folded-searches',
  async up(db, engineSql) {
    if (engineSql.engine === 'postgres') await foldOnPostgres(db);
    await indexAgain(db);
    await watchBuyers(db, engineSql);
    await sql`alter table conversations drop column search_text`.execute(db);
    const folded = sql`search_text(title || ' ' || coalesce(title_pt, '') || ' ' || summary || ' '
      || coalesce(summary_pt, '') || ' ' || author)`;
    await sql`update blog_posts set search_text = ${folded}
      where search_text <> ${folded}`.execute(db);
  },
};

/**
 * Each statement makes so many records. The first thousand are in hand, one a minute, the newest an hour
 * ago; the others are history: a company that has worked for 10,000 people has not left 3,000 unanswered.
 */
const statements = [
  `insert into people (id, email, email_key, name, phone, language, created_at)
   select 'p' || n, email, email, name, phone, language, at from numbers`,
  `insert into bookings (id, reference, status, starts_at, ends_at, day, time, name, email, email_key,
     company, phone, language, time_zone, sequence, created_at, updated_at, person_id)
   select 'b' || n, 'EN-B' || n, case when n % 5 = 0 then 'cancelled' else 'confirmed' end,
     at, at, day, time, name, email, email, 'Tessera', phone, language,
     'Europe/Lisbon', 0, at, at, 'p' || n from numbers`,
  `insert into contact_messages (id, status, name, business_name, email, email_key, phone, message,
     language, answer_by, created_at, person_id)
   select 'm' || n, case when n % 3 = 0 or n > 1000 then 'answered' else 'new' end, name, '', email, email, phone,
     'How much is it to open a company, and how long does it take? ' || n, language, at, at, 'p' || n
   from numbers`,
  `insert into conversations (id, closed_as, last_at, revision, alarmed_at)
   select 'm' || n, case when n % 3 = 1 or n > 1000 then 'done' end, at, 1, at from numbers`,
  `insert into orders (id, reference, status, package_id, name, "interval", amount_cents, currency,
     language, provider, payment_id, billing_name, billing_email, person_id, created_at, updated_at,
     paid_at)
   select 'o' || n, 'EN-O' || n, 'paid', 'company-setup', 'Company Setup', 'one-time', 145000, 'EUR',
     language, 'sandbox', 'pay' || n, name, email, 'p' || n, at, at, at from numbers`,
  `insert into charges (payment_id, order_id, amount_cents, currency, refunded_cents, paid_at, noted_at)
   select 'pay' || n, 'o' || n, 145000, 'EUR', 0, at, at from numbers`,
  `insert into newsletter_subscribers (id, email, email_key, name, language, status, created_at,
     confirmed_at, person_id)
   select 's' || n, email, email, name, language, 'confirmed', at, at, 'p' || n from numbers`,
  `insert into projects (id, person_id, title, title_pt, company, language, state, package_id, order_id,
     start_day, paused_days, created_at, updated_at, closed_at)
   select 'w' || n, 'p' || n, 'Company Setup ' || n, 'Criação de empresa ' || n, 'Tessera', language,
     case when n % 3 = 0 or n > 1000 then 'closed' else 'active' end, 'company-setup', 'o' || n, day, 0, at, at,
     case when n % 3 = 0 or n > 1000 then at end from numbers`,
  ...Array.from(
    { length: 7 },
    (
      _,
      step,
    ) => `insert into project_steps (id, project_id, sort, side, kind, title, title_pt, days,
       text, text_pt, done_at)
     select 'w' || n || '-${step}', 'w' || n, ${step}, '${step % 2 === 0 ? 'client' : 'company'}',
       '${step % 2 === 0 ? 'document' : 'work'}', 'Step ${step}', 'Passo ${step}', 3, '', '',
       case when ${step} < 3 or n > 1000 then at end from numbers`,
  ),
  `insert into project_requests (id, project_id, step_id, kind, title, title_pt, text, text_pt, due_day,
     state, asked_at, reminders, reminded_through)
   select '00000000-0000-4000-8000-' || substr(cast(1000000000000 + n as text), 2), 'w' || n,
     'w' || n || '-4', 'answer', 'Your address', 'A sua morada', 'Where do you live?',
     'Onde vive?', day, case when n > 1000 then 'done' when n % 3 = 0 then 'withdrawn' else 'open' end, at, 0, 0 from numbers`,
  // The talk about the work of each, which the company has begun.
  `insert into contact_messages (id, status, name, business_name, email, email_key, phone, message,
     language, answer_by, created_at, person_id)
   select 't' || n, 'answered', name, '', email, email, phone, '', language, at, at, 'p' || n
   from numbers`,
  `insert into conversations (id, begun_as, project_id, subject, last_at, revision)
   select 't' || n, 'company', 'w' || n, 'Company Setup ' || n, at, 1 from numbers`,
  `insert into messages (id, conversation_id, direction, body, language, at, channel, is_shown)
   select 't' || n || '-m', 't' || n, 'out', 'We have begun.', language, at, 'mail', false
   from numbers`,
];

/** The instant of a record, and its day and time, of each engine. */
const minutes = '(n + 60 + case when n > 1000 then (n - 1000) * 60 else 0 end)';
const instants = {
  sqlite: `select n, strftime('%Y-%m-%dT%H:%M:00.000Z', 'now', '-' || ${minutes} || ' minutes') as at
    from counted`,
  postgres: `select n, date_trunc('minute', now()) - make_interval(mins => ${minutes}) as at from counted`,
};
const days = {
  sqlite: 'substr(at, 1, 10) as day, substr(at, 12, 5) as time',
  postgres: `(at at time zone 'UTC')::date as day, to_char(at at time zone 'UTC', 'HH24:MI') as time`,
};

/**
 * @param {import('../harness/test-database.ts').Engine} engine
 * @param {number} first
 * @param {number} last
 */
function numbersOf(engine, first, last) {
  return `with recursive counted (n) as (
      select ${first} union all select n + 1 from counted where n < ${last}
    ), instants as (${instants[engine]}), numbers as (
      select n, at, ${days[engine]}, 'visitor' || n || '@x.example' as email, 'Visitor ' || n as name,
        '+351 900 ' || n as phone, case when n % 2 = 0 then 'en' else 'pt' end as language
      from instants
    )`;
}

/**
 * Adds the people from `first` to `last`, each with a booking, a conversation, an order with its charge, a
 * subscription, and work with its steps, a request and a message.
 * @param {import('./beside-server.mjs').Beside} beside
 * @param {{ first: number, last: number }} people
 */
export async function addOfficeRows({ engine, run }, { first, last }) {
  const numbers = numbersOf(engine, first, last);
  await run(engine === 'sqlite' ? 'begin immediate' : 'begin');
  for (const statement of statements)
    await run(statement.replace(/\n\s*select/, `\n${numbers}\nselect`));
  await run('commit');
  // As the engine's own upkeep does after a while.
  await run('analyze');
}

import { type RawBuilder, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A row may be deleted from this age on; the retention job is the only one that does. */
const retention = '24 months';

const triggers: Record<'sqlite' | 'postgres', RawBuilder<unknown>[]> = {
  sqlite: [
    sql`create trigger audit_log_refuses_updates before update on audit_log begin
      select raise(abort, 'audit_log is append-only'); end`,
    sql.raw(`create trigger audit_log_refuses_deletes before delete on audit_log
      when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${retention}') begin
      select raise(abort, 'audit_log is append-only'); end`),
  ],
  postgres: [
    sql.raw(`create function refuse_audit_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and old.at <= now() - interval '${retention}' then return old; end if;
      raise exception 'audit_log is append-only'; end $$`),
    sql`create trigger audit_log_refuses_changes before update or delete on audit_log
      for each row execute function refuse_audit_change()`,
    sql`create function refuse_audit_truncation() returns trigger language plpgsql as $$ begin
      raise exception 'audit_log is append-only'; end $$`,
    sql`create trigger audit_log_refuses_truncation before truncate on audit_log
      for each statement execute function refuse_audit_truncation()`,
  ],
};

/** What staff changed: who, what, before and after. The database refuses to change it. */
export const auditLog: Migration = {
  name: '013-audit-log',
  async up(db, { engine, columns: { instant, json } }) {
    await sql`create table audit_log (
      id text primary key, at ${instant} not null,
      actor_kind text not null, actor_id text, action text not null,
      subject_kind text not null, subject_id text,
      before ${json}, after ${json},
      address_hash text, request_id text not null
    )`.execute(db);
    await sql`create index audit_log_age on audit_log (at, id)`.execute(db);
    await sql`create index audit_log_subject on audit_log (subject_kind, subject_id, at)`.execute(
      db,
    );
    await sql`create index audit_log_actor on audit_log (actor_id, at)`.execute(db);
    for (const trigger of triggers[engine]) await trigger.execute(db);
  },
};

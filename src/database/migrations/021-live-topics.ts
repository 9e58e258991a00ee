import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What each table is about, for those that watch it. */
const watched: Record<string, readonly string[]> = {
  bookings: ['bookings', 'booking_rules', 'busy_calendars', 'closed_days', 'closed_hours'],
  conversations: [
    'contact_messages',
    'conversations',
    'messages',
    'saved_answers',
    'sender_blocks',
  ],
  orders: ['orders', 'charges', 'order_history', 'company_tasks', 'payment_events'],
  people: ['people', 'person_notes', 'person_merges'],
  subscribers: ['newsletter_subscribers', 'newsletter_consents'],
  mail: ['outbox'],
  settings: ['company', 'staff', 'passkeys', 'calendar_feeds'],
  audit: ['audit_log'],
};

/** Topics whose versions rise with what staff see, so that their browsers read it again. */
export const liveTopics: Migration = {
  name: '021-live-topics',
  async up(db, { topicShards, watchTopic }) {
    await sql`create table topic_versions (
      topic text not null, shard integer not null, version bigint not null,
      primary key (topic, shard)
    )`.execute(db);
    for (const [topic, tables] of Object.entries(watched)) {
      for (let shard = 0; shard < topicShards; shard += 1)
        await sql`insert into topic_versions (topic, shard, version)
          values (${topic}, ${shard}, 0)`.execute(db);
      for (const table of tables) await watchTopic(db, table, topic);
    }
  },
};

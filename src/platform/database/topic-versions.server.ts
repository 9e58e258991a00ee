import { prepareRead } from './prepare-read.server.ts';

/** The version of each topic. */
export type TopicVersions = ReadonlyMap<string, number>;

const selectVersions = prepareRead((db) =>
  db
    .selectFrom('topicVersions')
    .select(['topic', ({ fn }) => fn.sum<number | string>('version').as('version')])
    .groupBy('topic'),
);

export async function readTopicVersions(
  db: Parameters<typeof selectVersions>[0],
): Promise<TopicVersions> {
  const rows = await selectVersions(db, {});
  // The sum of PostgreSQL's bigints is a decimal number, in text.
  return new Map(rows.map(({ topic, version }) => [topic, Number(version)]));
}

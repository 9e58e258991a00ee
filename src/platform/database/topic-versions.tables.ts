/** A part of a topic's version, which is the sum over its rows; triggers raise one of them. */
type TopicVersionTable = { topic: string; shard: number; version: number };

export type TopicVersionsTables = {
  topicVersions: TopicVersionTable;
};

import type { TopicVersions } from '#platform/database/topic-versions.server.ts';

/** The version of each topic, and for how many milliseconds it is known to have been the same. */
export type SeenVersions = ReadonlyMap<string, { version: number; unchangedFor: number }>;

/**
 * Returns a function that adds to the versions how long each has been seen. What happened before the
 * first read, or while nobody read, counts only if it left the version as it was.
 */
export function createVersionMemory(now: () => number = () => performance.now()) {
  const first = new Map<string, { version: number; at: number }>();
  return (versions: TopicVersions): SeenVersions => {
    const at = now();
    for (const [topic, version] of versions)
      if (first.get(topic)?.version !== version) first.set(topic, { version, at });
    return new Map(
      [...versions].map(([topic, version]) => {
        const unchangedFor = Math.floor(at - (first.get(topic)?.at ?? at));
        return [topic, { version, unchangedFor }];
      }),
    );
  };
}

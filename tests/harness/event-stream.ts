export type TopicVersion = { topic: string; version: number };

export type EventStream = {
  /** Everything that was received so far. */
  text(): string;
  /** The last version of a topic, or null before the first. */
  version(topic: string): number | null;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  isEnded(): boolean;
  /** Leaves it, as a browser that closes the window does. */
  leave(): Promise<void>;
};

/** Reads a response of `GET /api/events` as it comes. */
export function readEvents(response: Response): EventStream {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isEnded = false;
  async function read(): Promise<void> {
    for (;;) {
      const { done = true, value } = (await reader?.read().catch(() => null)) ?? {};
      text += decoder.decode(value, { stream: true });
      if (done) break;
    }
    isEnded = true;
  }
  function version(topic: string): number | null {
    const events = [...text.matchAll(/^data: (\{.*\})$/gm)].map(
      ([, data = '']) => JSON.parse(data) as TopicVersion,
    );
    return events.findLast((event) => event.topic === topic)?.version ?? null;
  }
  return {
    text: () => text,
    version,
    ended: read(),
    isEnded: () => isEnded,
    leave: async () => void (await reader?.cancel()),
  };
}

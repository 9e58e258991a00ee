import { isLiveTopic, type LiveTopic, type StreamEnd } from '#core/live-topics.ts';

/** The part of an `EventSource` that is used. */
export type Stream = Pick<EventSource, 'addEventListener' | 'readyState' | 'close'>;

type Following = {
  open(): Stream;
  /** A topic has another version. `since`: what was read later may be taken for current. */
  onChange(topic: LiveTopic, since: number): void;
  onSignedOut(): void;
};

type Followed = {
  /** Opens the stream, unless it is open; the versions seen before are remembered. */
  resume(): void;
  /** Closes the stream. */
  pause(): void;
};

const closed = 2;
const firstDelay = 1000;
const longestDelay = 30_000;
/** What was read this long before the first versions arrived may be older than they are. */
const atStart = 2000;

function readVersion(data: unknown): { topic: LiveTopic; version: number } | null {
  const { topic, version } = JSON.parse(String(data)) as { topic?: unknown; version?: unknown };
  return isLiveTopic(topic) && typeof version === 'number' ? { topic, version } : null;
}

/**
 * Follows the versions of topics. A browser opens a broken stream again by itself, but not one that
 * was refused, such as by a proxy while the server restarts: that is done here.
 */
export function followTopics({ open, onChange, onSignedOut }: Following): Followed {
  const versions = new Map<LiveTopic, number>();
  let stream: Stream | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;

  function pause(): void {
    clearTimeout(retry);
    stream?.close();
    stream = null;
  }
  function learn({ topic, version }: { topic: LiveTopic; version: number }): void {
    const known = versions.get(topic);
    versions.set(topic, version);
    if (known === undefined) onChange(topic, Date.now() - atStart);
    else if (known !== version) onChange(topic, Number.POSITIVE_INFINITY);
  }
  function resume(): void {
    if (stream) return;
    const opened = open();
    stream = opened;
    opened.addEventListener('message', (event) => {
      delay = firstDelay;
      const message = readVersion((event as MessageEvent).data);
      if (message) learn(message);
    });
    opened.addEventListener('end', (event) => {
      pause();
      const reason = (event as MessageEvent).data as StreamEnd;
      if (reason === 'signed_out') onSignedOut();
    });
    opened.addEventListener('error', () => {
      if (stream !== opened || opened.readyState !== closed) return;
      pause();
      retry = setTimeout(resume, delay);
      delay = Math.min(delay * 2, longestDelay);
    });
  }
  return { resume, pause };
}

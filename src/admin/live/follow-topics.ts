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
/** A response may have been on its way for so long, in milliseconds. */
const onTheWay = 2000;

type Version = { topic: LiveTopic; version: number; unchangedFor: number };

function readVersion(data: unknown): Version | null {
  const message = JSON.parse(String(data)) as Partial<Record<keyof Version, unknown>>;
  const { topic, version, unchangedFor = 0 } = message;
  return isLiveTopic(topic) && typeof version === 'number'
    ? { topic, version, unchangedFor: Number(unchangedFor) }
    : null;
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
  function learn({ topic, version, unchangedFor }: Version): void {
    const known = versions.get(topic);
    versions.set(topic, version);
    // Whether what was read before belongs to this version is known by the version's age alone.
    if (known === undefined) onChange(topic, Date.now() - Math.max(unchangedFor - onTheWay, 0));
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

import type { StreamEnd } from '#core/live-topics.ts';
import type { SeenVersions } from './seen-versions.server.ts';

/** One browser that is told the versions of topics, as server-sent events (HTML, section 9.2). */
export type LiveStream = {
  sessionId: string;
  /** Resolves with whether the session is still valid. */
  isValid(): Promise<boolean>;
  body: ReadableStream<Uint8Array>;
  /** Sends the versions that the browser has not been sent yet. */
  sendVersions(versions: SeenVersions): void;
  /** Sends a comment, so that no proxy takes the connection for a dead one. */
  keepAlive(): void;
  /** Ends the stream; without a reason the browser opens it again. */
  end(reason?: StreamEnd): void;
};

/** How long a browser waits before it opens a broken stream again, in milliseconds. */
const reconnectAfter = 1000;
/** A browser that takes nothing off its connection is not worth more memory than this. */
const mostWaitingChunks = 100;

type LiveStreamSetup = Pick<LiveStream, 'sessionId' | 'isValid'> & { onEnd(): void };

/** Creates a stream. `onEnd` is called once, however it ends. */
export function createLiveStream({ sessionId, isValid, onEnd }: LiveStreamSetup): LiveStream {
  const encoder = new TextEncoder();
  const sent = new Map<string, number>();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  function finish(): void {
    controller = null;
    onEnd();
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(given) {
        controller = given;
        given.enqueue(encoder.encode(`retry: ${reconnectAfter}\n\n`));
      },
      cancel: finish,
    },
    { highWaterMark: mostWaitingChunks },
  );

  function end(reason?: StreamEnd): void {
    const ending = controller;
    if (!ending) return;
    if (reason !== undefined) ending.enqueue(encoder.encode(`event: end\ndata: ${reason}\n\n`));
    finish();
    ending.close();
  }
  function send(text: string): void {
    if (text === '' || !controller) return;
    if ((controller.desiredSize ?? 0) <= 0) end();
    else controller.enqueue(encoder.encode(text));
  }
  return {
    sessionId,
    isValid,
    body,
    sendVersions(versions) {
      let events = '';
      for (const [topic, { version, unchangedFor }] of versions) {
        const known = sent.get(topic);
        if (known === version) continue;
        sent.set(topic, version);
        const event = { topic, version, ...(known === undefined && { unchangedFor }) };
        events += `data: ${JSON.stringify(event)}\n\n`;
      }
      send(events);
    },
    keepAlive: () => send(':\n\n'),
    end,
  };
}

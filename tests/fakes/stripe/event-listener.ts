import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listener = {
  url: string;
  /** The exact bytes of each webhook, in the order of arrival. */
  received: { body: string; signature: string | null }[];
  stop(): Promise<void>;
};

/** Starts a server that records webhooks, for tests without the application. */
export async function startListener(): Promise<Listener> {
  const received: Listener['received'] = [];
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8');
    for await (const chunk of incoming) body += chunk;
    const signature = incoming.headers['stripe-signature'];
    received.push({ body, signature: typeof signature === 'string' ? signature : null });
    outgoing.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedMessage = { id: string; isSigned: boolean; body: Record<string, unknown> };

export type FakeInvoicing = {
  url: string;
  secret: string;
  /** Every message, in order; a repeated one too. */
  received: ReceivedMessage[];
  /** How the next messages end; `holding` responds to none. */
  condition: { is: 'working' | 'broken' | 'moved' | 'holding' };
  close(): Promise<void>;
};

/** Verifies as Standard Webhooks says, without the code of the site. */
function isSigned({ headers }: IncomingMessage, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const hash = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return signature === `v1,${hash}`;
}

function respond(response: ServerResponse, condition: FakeInvoicing['condition']['is']): void {
  if (condition === 'holding') return;
  if (condition === 'moved') response.setHeader('Location', 'http://127.0.0.1:1/');
  response.statusCode = { working: 204, broken: 500, moved: 302 }[condition];
  response.end();
}

/** Certified invoicing software that takes signed messages. */
export async function startInvoicing(): Promise<FakeInvoicing> {
  const received: ReceivedMessage[] = [];
  const condition: FakeInvoicing['condition'] = { is: 'working' };
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      received.push({ id, isSigned: isSigned(request, text, secret), body: JSON.parse(text) });
      respond(response, condition.is);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/entrada?tenant=7`,
    secret,
    received,
    condition,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

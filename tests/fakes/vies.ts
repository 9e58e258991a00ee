import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeVies = {
  url: string;
  /** The body of each call, in order. */
  asked: Record<string, unknown>[];
  /** How the next calls end; `working` knows every number that does not end in 0. */
  condition: {
    is: 'working' | 'unavailable' | 'unsaid' | 'confused' | 'broken' | 'endless' | 'silent';
  };
  close(): Promise<void>;
};

/**
 * The EU's service for VAT numbers, as its REST interface responds: `CheckVatResponse` and
 * `CommonResponse` of its contract.
 */
export async function startVies(): Promise<FakeVies> {
  const asked: Record<string, unknown>[] = [];
  const condition: FakeVies['condition'] = { is: 'working' };
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (text === '') return void response.writeHead(400).end();
      const body = JSON.parse(text) as Record<string, unknown>;
      asked.push({ ...body, path: request.url });
      if (condition.is === 'silent') return void request.socket.destroy();
      response.setHeader('Content-Type', 'application/json');
      if (condition.is === 'broken') return void response.end('<html>Bad gateway</html>');
      if (condition.is === 'endless') return void response.end(`{"x":"${'x'.repeat(100_000)}"}`);
      const { countryCode, vatNumber } = body;
      const unavailable = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
      const trader = { traderName: '---', traderStreet: '---', traderPostalCode: '---' };
      const verdict = {
        ...trader,
        countryCode,
        vatNumber,
        requestDate: '2026-11-23T08:30:00.000Z',
        valid: !String(vatNumber).endsWith('0'),
        requestIdentifier: 'WAPIAAAAZ1',
        name: 'Muster GmbH',
        address: '---',
      };
      // Some failures of a member state arrive as a verdict, told apart by `userError` alone.
      const others = {
        unsaid: { ...verdict, valid: false, userError: 'MS_UNAVAILABLE' },
        confused: { ...verdict, vatNumber: '999999999' },
        working: verdict,
        unavailable,
      };
      response.end(JSON.stringify(others[condition.is]));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api/`,
    asked,
    condition,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

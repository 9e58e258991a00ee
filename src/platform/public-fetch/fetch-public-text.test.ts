import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type FetchLimits, fetchPublicText as readPublicText } from './fetch-public-text.server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the whole text of an address. */
function fetchPublicText(address: string, options: FetchLimits) {
  return readPublicText(address, options, async (parts) => (await Array.fromAsync(parts)).join(''));
}

const limits: FetchLimits = { most: 10_000, milliseconds: 5_000, allowLoopback: true };
const strict: FetchLimits = { most: 10_000, milliseconds: 5_000 };
const refusalOf = async (address: string, options: FetchLimits = limits) => {
  const outcome = await fetchPublicText(address, options);
  return outcome.ok ? 'read' : outcome.refusal;
};

describe('an address that a person typed', () => {
  it('is read', async () => {
    const origin = await serve((_, response) => response.end('BEGIN:VCALENDAR'));
    expect(await fetchPublicText(origin, limits)).toEqual({ ok: true, value: 'BEGIN:VCALENDAR' });
  });

  it.each([
    ...['https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'https://169.254.169.254/'],
    ...['https://[fd00::1]/', 'https://100.64.1.1/', 'https://0/', 'https://2130706433/'],
    ...[
      'https://[::ffff:192.168.0.1]/',
      'https://0x7f.1/',
      'http://192.168.1.1/',
      'https://localhost/',
    ],
  ])('within our network is refused before anything is sent: %s', async (address) => {
    expect(await refusalOf(address, strict)).toBe('inner_address');
  });

  it('whose name leads into our network is refused, also if only one of its addresses does', async () => {
    let asked = 0;
    const origin = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const { port } = new URL(origin);
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1']]) {
      const resolve = async () => addresses;
      expect(await refusalOf(`https://calendar.example:${port}/`, { ...strict, resolve })).toBe(
        'inner_address',
      );
    }
    expect(asked).toBe(0);
  });

  it('is resolved once for the judgement and the connection', async () => {
    const origin = await serve((request, response) => response.end(request.headers.host));
    const { port } = new URL(origin);
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return ['127.0.0.1'];
    };
    const address = `http://rebinding.example:${port}/`;
    const outcome = await fetchPublicText(address, { ...limits, resolve });
    expect(outcome).toEqual({ ok: true, value: `rebinding.example:${port}` });
    expect(asked).toBe(1);
  });

  it.each([
    ...['ftp://example.com/', 'file:///etc/passwd', 'calendar', 'https://a:b@example.com/', ''],
  ])('of another kind is refused: %s', async (address) => {
    expect(await refusalOf(address, strict)).toBe('invalid_address');
  });

  it('is HTTPS unless it is this machine in a test', async () => {
    const resolve = async () => ['8.8.8.8'];
    expect(await refusalOf('http://example.com/', { ...strict, resolve })).toBe('invalid_address');
  });
});

describe('a redirect', () => {
  it.each([
    ['https://10.0.0.1/', 'inner_address'],
    ['https://[fe80::1]/', 'inner_address'],
    ['file:///etc/passwd', 'invalid_address'],
    ['//u:p@127.0.0.1/', 'invalid_address'],
  ])('is judged like the first address: %s', async (location, refusal) => {
    const origin = await serve((_, response) => response.writeHead(302, { location }).end());
    expect(await refusalOf(origin)).toBe(refusal);
  });

  it('is followed three times', async () => {
    const origin = await serve(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('here');
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    });
    expect(await refusalOf(`${origin}/3`)).toBe('read');
    expect(await refusalOf(`${origin}/4`)).toBe('too_many_redirects');
  });
});

describe('the limits', () => {
  it('end an endless body, whatever length it names', async () => {
    const origin = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(5000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await refusalOf(origin)).toBe('too_large');
  });

  it('end a body that never ends, and a server that never answers', async () => {
    const slow = await serve((_, response) => response.write('BEGIN'));
    expect(await refusalOf(slow, { ...limits, milliseconds: 150 })).toBe('too_slow');
    const resolve = () => new Promise<string[]>(() => {});
    const lost = { ...limits, milliseconds: 150, resolve };
    expect(await refusalOf('https://calendar.example/', lost)).toBe('too_slow');
    const silent = await serve(() => {});
    expect(await refusalOf(silent, { ...limits, milliseconds: 150 })).toBe('too_slow');
  });

  it('end what is small when it comes and large when it is unpacked', async () => {
    const bomb = gzipSync('x'.repeat(1_000_000));
    expect(bomb.length).toBeLessThan(limits.most);
    const origin = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await refusalOf(origin)).toBe('too_large');
  });

  it('refuse an unknown packing, an error, and a server that hangs up', async () => {
    const packed = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'rar' }).end('x'),
    );
    expect(await refusalOf(packed)).toBe('refused');
    const half = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('text').subarray(0, 15)),
    );
    expect(await refusalOf(half)).toBe('unreachable');
    const missing = await serve((_, response) => response.writeHead(404).end());
    expect(await refusalOf(missing)).toBe('refused');
    const broken = await serve((request) => request.socket.destroy());
    expect(await refusalOf(broken)).toBe('unreachable');
  });
});

describe('a body', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    // A file that is packed itself.
    [undefined, gzipSync],
  ])('that is packed is unpacked: %s', async (encoding, pack) => {
    const origin = await serve((_, response) =>
      response.writeHead(200, encoding ? { 'content-encoding': encoding } : {}).end(pack('Olá 🌞')),
    );
    expect(await fetchPublicText(origin, limits)).toEqual({ ok: true, value: 'Olá 🌞' });
  });

  it.each([200, 203, 206])('with the status %i is read', async (status) => {
    const origin = await serve((_, response) => response.writeHead(status).end('text'));
    expect(await refusalOf(origin)).toBe('read');
  });

  it('is asked for by somebody with a name, and read without marks of the byte order', async () => {
    const origin = await serve(({ headers }, response) =>
      response.end(`\uFEFF${headers['user-agent']}`),
    );
    const outcome = await fetchPublicText(origin, limits);
    expect(outcome).toEqual({ ok: true, value: 'Entrada (calendar reader)' });
    const wide = await serve((_, response) => response.end(Buffer.from('\uFEFFOlá', 'utf16le')));
    expect(await fetchPublicText(wide, limits)).toEqual({ ok: true, value: 'Olá' });
    const big = await serve((_, response) =>
      response.end(Buffer.from('\uFEFFOlá', 'utf16le').swap16()),
    );
    expect(await fetchPublicText(big, limits)).toEqual({ ok: true, value: 'Olá' });
  });
});

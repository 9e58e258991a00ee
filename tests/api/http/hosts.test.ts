import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../factories/booking-site.ts';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

function parse(answer: string): { status: number; head: string; body: string } {
  const [head = '', body = ''] = answer.split(/\r\n\r\n([\s\S]*)/);
  return { status: Number(head.slice(9, 12)), head, body };
}

async function get(path: string, ...lines: string[]) {
  return parse(
    await site.raw(
      `${[`GET ${path} HTTP/1.1`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    ),
  );
}

describe('two Host headers', () => {
  it.each(['/', '/pt/nothing', '/api/testimonials', '/healthz', '/robots.txt', '/art/x.svg'])(
    'are refused on %s',
    async (path) => {
      const { status, head, body } = await get(path, 'Host: a.example', 'hOST: b.example');
      expect(status).toBe(400);
      expect(head).toContain('application/problem+json');
      expect(JSON.parse(body)).toMatchObject({ code: 'repeated_host' });
    },
  );

  it('are refused on a write, also when they are equal', async () => {
    const host = new URL(site.origin).host;
    const answer = await site.raw(
      `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    );
    expect(parse(answer)).toMatchObject({ status: 400 });
  });

  it('are the only ones refused: one of any name is served', async () => {
    expect(await get('/healthz', 'Host: a.example')).toMatchObject({ status: 200 });
    expect(await get('http://other.example/healthz', 'Host: a.example')).toMatchObject({
      status: 200,
    });
  });
});

describe('a write from a page', () => {
  /** Books over HTTP with the given headers; `fetch` does not let a Host be chosen. */
  async function write(headers: Record<string, string>, path = '/api/bookings') {
    const body = JSON.stringify({ ...bookingBody(), date: 'no day' });
    const lines = Object.entries({
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    return parse(await site.raw(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`));
  }

  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'is judged at %s as at the address of ORIGIN',
    async (name) => {
      const { port } = new URL(site.origin);
      const host = `${name}:${port}`;
      expect((await write({ Host: host, Origin: `http://${host}` })).status).toBe(422);
    },
  );

  it('at another name than that of ORIGIN is refused, and told what to change', async () => {
    const { status, body } = await write({
      Host: 'evil.example:81',
      Origin: 'http://evil.example:81',
    });
    expect(status).toBe(403);
    const problem = JSON.parse(body);
    expect(problem.code).toBe('other_host');
    for (const sentence of [problem.title, problem.titlePt]) {
      expect(sentence).toContain('ORIGIN');
      expect(sentence).toContain(site.origin);
      expect(sentence).toContain('http://evil.example:81');
    }
  });

  it('at another port of this machine is refused', async () => {
    const { status, body } = await write({ Host: 'localhost:1', Origin: 'http://localhost:1' });
    expect([status, JSON.parse(body).code]).toEqual([403, 'other_host']);
  });

  it('of another site stays foreign, whatever the Host', async () => {
    for (const Host of [new URL(site.origin).host, 'other.example']) {
      const { status, body } = await write({ Host, Origin: 'https://evil.example' });
      expect([status, JSON.parse(body).code]).toEqual([403, 'foreign_origin']);
    }
  });

  it('whose proxy does not pass the Host on is accepted by its Origin', async () => {
    expect((await write({ Host: '10.0.0.1:3000', Origin: site.origin })).status).toBe(422);
  });

  it('without an Origin is not judged by its Host', async () => {
    expect((await write({ Host: 'other.example' })).status).toBe(422);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpSite, startHttpSite } from '../../faults/http-site.ts';

let site: HttpSite;
beforeAll(async () => {
  site = await startHttpSite('2026-11-23T08:30:00.000Z');
});
afterAll(() => site.close());

const multipart = 'multipart/form-data; boundary=x';

describe.each(['/api/newsletter/confirm', '/api/newsletter/unsubscribe', '/api/withdrawals'])(
  '%s',
  (path) => {
    it.each([
      ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
      [
        'another boundary',
        multipart,
        '--y\r\nContent-Disposition: form-data; name="token"\r\n\r\na\r\n--y--',
      ],
      ['no end', multipart, '--x\r\nContent-Disposition: form-data; name="token"\r\n\r\na'],
      ['no name', multipart, '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
      ['no body', multipart, ''],
      ['garbage', multipart, '\u0000\u0001\ufffd'],
    ])('refuses a multipart body with %s', async (_, type, body) => {
      const response = await fetch(site.origin + path, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
        redirect: 'manual',
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({
        code: 'invalid_form',
        title: expect.stringMatching(/\w/),
      });
    });

    it('takes a token of any length and any characters for an unknown one', async () => {
      for (const token of [`a${'👩'.repeat(150)}`, '\ud83d', '%', '\0']) {
        const body = new URLSearchParams({ token });
        const response = await fetch(site.origin + path, {
          method: 'POST',
          body,
          redirect: 'manual',
        });
        expect(response.status).toBe(303);
      }
    });

    it('takes both kinds of form that a browser sends', async () => {
      const fields = { token: 'any', locale: 'pt' };
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const body of [form, new URLSearchParams(fields)]) {
        const response = await fetch(site.origin + path, {
          method: 'POST',
          body,
          redirect: 'manual',
        });
        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toMatch(/^\/pt\/.+\/any(\?problem=1)?$/);
      }
    });
  },
);

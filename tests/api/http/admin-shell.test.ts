import { expect, it } from 'vitest';
import { adminShell } from '#server/admin/admin-shell.server.ts';
import { themeHead } from '#ui/theme/theme-head.server.ts';

const app = adminShell({
  folder: null,
  linesFor: (entry) => `<script type="module" src="/admin/assets/${entry}"></script>`,
  finish: async (_path, html) => html,
});

it.for(['/admin', '/admin/inbox', '/admin/first/some-token'])(
  'answers %s with one document, the same for everyone and never stored or indexed',
  async (path) => {
    const response = await app.request(path, { headers: { Cookie: 'session=anything' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.text()).toBe(await (await app.request('/admin')).text());
  },
);

it('has no document where a file is asked for', async () => {
  expect((await app.request('/admin/assets/no-such-file.js')).status).toBe(404);
});

it('is a document whose one inline code sets the colours, as the content security policy asks', async () => {
  const html = (await (await app.request('/admin')).text()).replace(themeHead, '');
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
});

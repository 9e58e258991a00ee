import { expect, test } from '../../harness/browser-fixtures.ts';

for (const path of ['/book-consultation', '/pt/book-consultation'])
  test(`${path} carries no style attribute and nothing of one visitor`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('<style');
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });

import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { axeViolations, expect, ownServer, test } from '../../harness/browser-fixtures.ts';
import type { RunningServer } from '../../harness/running-server.ts';

const script = '<script>window.hurt = true</script><img src=x onerror="window.hurt = true">';
const long = 'x'.repeat(10_000);
const rtl = 'مرحبا بالعالم، هذا نص من اليمين إلى اليسار!';
const family = '👩‍👩‍👧‍👦'.repeat(40);
const texts = { script, long, rtl, family };

/** Inserts a post and a case study per kind of text, in every field, beside a running server. */
function insertHostile(server: RunningServer): void {
  const database = new DatabaseSync(join(dirname(server.mailDir), 'entrada.sqlite'));
  database.exec('pragma busy_timeout = 5000; begin immediate');
  const day = '2030-01-01T00:00:00.000Z';
  for (const [id, text] of Object.entries(texts)) {
    const body = `${text}\n\n\n${text}`;
    database
      .prepare(
        `insert into blog_posts (id, slug, title, title_pt, summary, summary_pt, author, image_url,
          is_premium, created_at, search_text, content, content_pt)
        values (?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, ?, null)`,
      )
      .run(id, id, text, text, text, text, text, id === 'script' ? 1 : 0, day, text, body);
    database
      .prepare('insert into blog_post_tags (post_id, tag, sort) values (?, ?, 0)')
      .run(id, text);
    database
      .prepare(`insert into blog_post_tags (post_id, tag, sort) values (?, 'hostile', 1)`)
      .run(id);
    database
      .prepare(
        `insert into case_studies (id, title, title_pt, industry, client, challenge, solution,
          results, image_url, featured, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)`,
      )
      .run(id, text, text, text, text, body, body, body, text, day);
  }
  database.exec('commit');
  database.close();
}

// Its content is changed.
test.use({ serverEnv: ownServer('hostile') });

test('hostile content breaks no list and no article', async ({ page, server, allowConsole }) => {
  // The addresses of their pictures are hostile too, and do not exist.
  allowConsole(/Failed to load resource: .* 404/);
  allowConsole(/^failed request: GET \S*(%3Cscript|%F0%9F|%D9%85|x{50})\S* 404$/);
  insertHostile(server);
  const ids = Object.keys(texts);
  const paths = ['/blog', '/pt/blog?premium=true', '/blog?tag=hostile', '/case-studies'];
  for (const id of ids) paths.push(`/blog/${id}`, `/pt/blog/${id}`, `/case-studies/${id}`);
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
    expect(await page.evaluate(() => 'hurt' in window), path).toBe(false);
  }
  await page.goto('/blog/script');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(script);
  await expect(page.locator('.prose p')).toHaveText([script, script]);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/blog');
  await page.getByRole('button', { name: script, exact: true }).click();
  await expect(page.locator('main article h3')).toHaveText([script]);
  await page.reload();
  await expect(page.locator('main article h3')).toHaveText([script]);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(script);
});

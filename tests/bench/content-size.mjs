import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the content of a server's embedded database beside it.
 * @param {string} dataDir
 */
export function openContent(dataDir) {
  const database = new DatabaseSync(join(dataDir, 'entrada.sqlite'), { timeout: 5000 });
  const raise = database.prepare('update content_revision set revision = revision + 1');
  return {
    database,
    raiseRevision: () => raise.run(),
    close: () => database.close(),
  };
}

/**
 * Leaves the first posts only, or adds copies, until there are as many.
 * @param {ReturnType<typeof openContent>} content
 * @param {number} total
 */
export function setPosts(content, total) {
  const { database } = content;
  const extra = database
    .prepare('select id from blog_posts order by created_at desc limit -1 offset ?')
    .all(total);
  for (const { id = null } of extra) {
    database.prepare('delete from blog_post_tags where post_id = ?').run(id);
    database.prepare('delete from blog_posts where id = ?').run(id);
  }
  const found = database.prepare('select count(*) as posts from blog_posts').get();
  addPosts(content, total - Number(found?.posts));
}

/**
 * Adds copies of the sample posts, older than them and of the same size, with their tags.
 * @param {ReturnType<typeof openContent>} content
 * @param {number} count
 */
export function addPosts({ database }, count) {
  if (count <= 0) return;
  database.exec('begin');
  const posts = database.prepare('select * from blog_posts order by id').all();
  const tags = database.prepare('select * from blog_post_tags').all();
  const columns = Object.keys(posts[0] ?? {});
  const insertPost = database.prepare(
    `insert into blog_posts (${columns.join()}) values (${columns.map((name) => `:${name}`).join()})`,
  );
  const insertTag = database.prepare('insert into blog_post_tags values (:post_id, :tag, :sort)');
  for (let place = 0; place < count; place += 1) {
    const post = posts[place % posts.length] ?? {};
    const id = `copy-${place}`;
    const created_at = new Date(Date.UTC(2000, 0, 1) + place * 3_600_000).toISOString();
    insertPost.run({ ...post, id, slug: id, created_at });
    for (const tag of tags) if (tag.post_id === post.id) insertTag.run({ ...tag, post_id: id });
  }
  database.exec('commit');
}

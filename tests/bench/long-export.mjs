import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const words = 'office licence accountant founder invoice contract deadline visa account branch';
const sentence = words
  .split(' ')
  .map((word) => `The ${word} of the company is at hand.`)
  .join(' ');

/** @param {number} at */
function postOf(at) {
  const parts = Array.from(
    { length: 9 },
    (_, part) =>
      `<h3>Part ${part} of ${at}</h3><p>${sentence} <a href="https://old.example/post-${at - 1}/">Before</a> and <strong>after</strong>.</p><ul><li>One &amp; two</li><li>Three</li></ul>`,
  );
  return `<item><title>Post ${at} of the old site</title><link>https://old.example/post-${at}/</link>
<dc:creator><![CDATA[rita]]></dc:creator><content:encoded><![CDATA[${parts.join('\n')}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${at}</wp:post_id>
<wp:post_date_gmt><![CDATA[2019-05-02 10:00:00]]></wp:post_date_gmt><wp:post_name><![CDATA[post-${at}]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type>
<category domain="post_tag" nicename="news"><![CDATA[News]]></category></item>
`;
}

/**
 * Writes an export of WordPress of so many posts of 5 kB. Returns its bytes.
 * @param {string} path
 * @param {number} posts
 */
export async function writeLongExport(path, posts) {
  const file = createWriteStream(path);
  file.write(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>https://old.example</link><language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
`);
  for (let at = 1; at <= posts; at += 1) if (!file.write(postOf(at))) await once(file, 'drain');
  file.end('</channel></rss>\n');
  await once(file, 'close');
  return (await stat(path)).size;
}

import { cdata } from './wordpress-files.ts';

const namespaces = (
  version: string,
) => `xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/${version}/"`;

const rss = (channel: string, version = '1.2') =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0" ${namespaces(version)}>\n<channel>\n<title>Shapes</title>\n${channel}\n</channel>\n</rss>\n`;
const version = '<wp:wxr_version>1.2</wp:wxr_version>';

const item = (content: string, more = '', status = 'publish') =>
  `<item>\n<title>A shape</title>\n<wp:post_id>1</wp:post_id>\n<wp:post_type>post</wp:post_type>\n${status === '' ? '' : `<wp:status>${status}</wp:status>`}\n<content:encoded>${content}</content:encoded>\n${more}\n</item>`;
const one = (content: string, more = '', status = 'publish') =>
  rss(version + item(content, more, status));
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
const author =
  '<wp:author>\n<wp:author_id>1\n</wp:author_id>\n<wp:author_login>ana\n</wp:author_login>\n<wp:author_display_name>Ana Silva</wp:author_display_name></wp:author>';

/** What becomes of an export: a post with this content, by its state; or the sentence that refuses it. */
export type ExportShape = {
  xml: string;
  posts?: [state: 'public' | 'draft', content: string][];
  /** Codes and details beside `old_site_unknown`, which most of them have. */
  told?: [code: string, detail: string][];
  refused?: { en: string; pt: string };
};

const noPosts = {
  en: 'There are no posts or pages in this file, only lists of authors, categories or tags',
  pt: 'Não há artigos nem páginas neste ficheiro, só listas de autores, categorias ou etiquetas',
};

/** The shapes that importers of WordPress are tested with, in texts of our own. */
export const exportShapes: Record<string, ExportShape> = {
  'names of authors over several lines': {
    xml: rss(`${version}${author}${item('words', '<dc:creator>ana</dc:creator>')}`),
    posts: [['public', 'words']],
  },
  backslashes: {
    xml: one(cdata('D:\\data\\site \\"quoted\\"')),
    posts: [['public', 'D:\\\\data\\\\site \\\\"quoted\\\\"']],
  },
  'paragraphs without elements': {
    xml: one(cdata('one\n\ntwo\nthree')),
    posts: [['public', 'one\n\ntwo\\\nthree']],
  },
  'an end of CDATA with a space': {
    xml: one(cdata('ends ]] >')),
    posts: [['public', 'ends ]] >']],
  },
  'CDATA within CDATA': {
    xml: one(
      '<![CDATA[before <![CDATA[ inside ]]]]><![CDATA[> after]]>',
      meta('closing', '<![CDATA[]]]]><![CDATA[>]]>'),
    ),
    posts: [['public', 'before inside after']],
    told: [['fields_left_out', 'closing']],
  },
  'sections of CDATA in a row': {
    xml: one('\n<![CDATA[one ]]><![CDATA[two ]]><![CDATA[three]]>\n'),
    posts: [['public', 'one two three']],
  },
  'no status at all': {
    xml: one('words', '', ''),
    posts: [['draft', 'words']],
    told: [['status_is_draft', '']],
  },
  'no number of the format': { xml: rss(item('words')), posts: [['public', 'words']] },
  'an item that is not closed': {
    xml: rss(`${version}<item><title>Broken</title><wp:post_id>1</wp:post_id>`).replace(
      '</channel>\n</rss>\n',
      '',
    ),
    posts: [],
    told: [
      ['file_cut', '<item> is not closed'],
      ['file_cut', ''],
    ],
  },
  'no channel': {
    xml: rss(version + author).replace('<channel>', '<other>'),
    refused: {
      en: 'This is not valid XML: </channel> ends nothing',
      pt: 'Isto não é XML válido: </channel> ends nothing',
    },
  },
  'authors alone': { xml: rss(version + author.repeat(200)), refused: noPosts },
  'terms alone': {
    xml: rss(
      `${version}<wp:category><wp:term_id>1</wp:term_id><wp:cat_name>${cdata('News')}</wp:cat_name></wp:category><wp:term><wp:term_id>2</wp:term_id><wp:termmeta><wp:meta_key>k</wp:meta_key></wp:termmeta></wp:term>`,
    ),
    refused: noPosts,
  },
  'a prefix that means something else in one item': {
    xml: rss(
      `${version}${item('mine', '<other:post_id xmlns:other="http://wordpress.org/export/1.2/">9</other:post_id>')}${item('stolen').replace('<item>', '<item xmlns:wp="http://elsewhere.example/">').replace('A shape', 'Another')}`,
    ),
    posts: [
      ['public', 'mine'],
      ['draft', 'stolen'],
    ],
    told: [['status_is_draft', '']],
  },
  'fields that plugins wrote': {
    xml: one(
      'words',
      meta('options', 'a:1:{s:4:"html";s:20:"&lt;b&gt;x&lt;/b&gt;";}') +
        meta('evil', cdata('<item></wp:meta_value>')) +
        meta('_hidden', '1'),
    ),
    posts: [['public', 'words']],
    told: [['fields_left_out', 'options, evil']],
  },
  'comments with comments and fields': {
    xml: one(
      'words',
      `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${cdata('hi')}</wp:comment_content><wp:commentmeta><wp:meta_key>k</wp:meta_key></wp:commentmeta></wp:comment>`,
    ),
    posts: [['public', 'words']],
    told: [['comments_left_out', '1']],
  },
  'tags as the first exports wrote them': {
    xml: rss(
      item(
        'words',
        `<category>${cdata('News')}</category><category domain="category" nicename="news">${cdata('News')}</category><category domain="tag">${cdata('Roar')}</category><category domain="tag" nicename="roar">${cdata('Roar')}</category>`,
      ),
      '1.0',
    ),
    posts: [['public', 'words']],
  },
  'terms of other taxonomies': {
    xml: one(
      'words',
      `<category domain="genre" nicename="jazz">${cdata('Jazz')}</category>`.repeat(2),
    ),
    posts: [['public', 'words']],
    told: [['tags_left_out', 'genre: Jazz']],
  },
  'several authors of a plugin': {
    xml: one(
      'words',
      `<category domain="author" nicename="a">${cdata('Ana')}</category><category domain="author" nicename="b">${cdata('Rui')}</category>`,
    ),
    posts: [['public', 'words']],
  },
  'a podcast': {
    xml: one('words', meta('enclosure', cdata('https://sound.example/1.mp3\n123\naudio/mpeg'))),
    posts: [['public', 'words\n\n<https://sound.example/1.mp3>']],
    told: [['embed_is_link', 'https://sound.example/1.mp3']],
  },
  'pictures in styles': {
    xml: one(
      cdata(
        `<p style="background-image: url('https://p.example/1.jpg')">a</p><p style="background: /* no url(x) */ URL(&quot;https://p.example/2.jpg&quot;), url(https://p.example/a\\28 b\\29.jpg)">b</p><p style="content: 'url(fake)'; background: url(data:image/png;base64,AA==)">c</p><table background="https://p.example/3.jpg"><tr><td style="background: url(https://p.example/4.jpg)">d</td><td>e</td></tr></table>`,
      ),
    ),
    posts: [['public', 'a\n\nb\n\nc\n\n| d | e |\n| - | - |']],
    told: [1, 2, 'a(b)', 3, 4].map((name) => [
      'element_left_out',
      `background: https://p.example/${name}.jpg`,
    ]),
  },
  'signs that turn the direction': {
    xml: one(cdata('<p>right \u202eleft\u202c 🌲</p>')),
    posts: [['public', 'right \u202eleft\u202c 🌲']],
  },
  'the home of the site as the address of a post': {
    xml: rss(
      `${version}<wp:base_blog_url>https://shapes.example/path</wp:base_blog_url>${item('words', '<link>https://shapes.example/path</link>')}`,
    ),
    posts: [['public', 'words']],
  },
};

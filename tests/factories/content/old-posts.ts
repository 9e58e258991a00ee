import type { WordpressItem } from './wordpress-files.ts';

/**
 * Texts of the kinds that WordPress's own importer and its themes are tested with, written anew
 * because those are under another licence: each word is there once, so that a lost one is seen.
 */
const classic = `Alpha bravo <strong>charlie</strong> <b><i>delta</i></b>
echo on a second line

<blockquote>Foxtrot golf.

Hotel india <cite>juliett</cite></blockquote>
kilo after a quote

<h1>Lima</h1><h4>Mike <em>november</em></h4>
<table border="1" align="right"><caption>Oscar</caption><thead><tr><th colspan="2">Papa</th><th>Quebec</th></tr></thead><tbody><tr><td rowspan="2">Romeo</td><td>Sierra<br>tango</td><td><ul><li>uniform</li><li>victor</li></ul></td></tr><tr><td>Whiskey|xray</td></tr></tbody></table>
<dl><dt>Yankee</dt><dd>Zulu one</dd><dd>Two <p>three</p></dd></dl>
<ul><li>Four<ul><li>five<ol start="7"><li>six</li><li></li></ol></li></ul></li><ul><li>seven</li></ul>stray</ul>
<address>Eight
nine</address>
<abbr title="x">ten</abbr> <acronym>eleven</acronym> <big>twelve</big> <code>thirteen \`tick\`</code> <del>fourteen</del> <ins>fifteen</ins> <kbd>sixteen</kbd> <pre lang="css">.seventeen {
  content: "\`\`\`eighteen";
}</pre> <q>nineteen <q>twenty</q></q> <s>s21</s> <strike>s22</strike> E = mc<sup>2</sup> H<sub>2</sub>O 1<sup>st23</sup> <tt>t24</tt> <var>v25</var> <center>c26</center> <font color="red">f27</font>

[caption id="attachment_9" align="alignnone" width="300"]<a href="https://old.example/a.jpg"><img src="https://old.example/a-300.jpg" alt="Alt28" width="300" /></a> Caption29 <em>with30</em>[/caption]

[gallery ids="1,2"] [unknown31 title="Title32"]Inside33[/unknown31] [sic34]

https://video.example/watch35

<script>var hidden = 1;</script><form><label>Label36</label><input value="x"></form>
&nbsp;

Text37&nbsp;&nbsp;nbsp38 “quotes39” it’s40 — dash41… &amp; &lt;b&gt;tag42 2 < 3 <3 a<b43 ~~tilde44~~ 1. not45
2. a46
- list47
# hash48
> gt49 | pipe50 | \\back51 *star52* _under53_ [br54](x) ![im55](y) \`tick56\` <http://a57.example> user58@a.example &copy; 59&cent;
<details><summary>Summary60</summary>Detail61</details><figure><figcaption>Fig62</figcaption></figure>
<iframe src="//maps.example/63" title="Map64"></iframe><video src="/v65.mp4">fallback66</video><object data="/o.pdf">object67</object>
<p dir="rtl">السلام68 عليكم69</p> emoji🙂70 日本語71 Ελληνικά72
<p style="text-align:center">Inner73<div>block74</div>after75</p><span><p>p-in-span76</p></span>
<a href="#anchor77">Anchor78</a> <a name="anchor77"></a><a href="javascript:x()">Js79</a><a href="https://a.example/%E0%A4%A">Pct80</a><!-- more --><!--more--><!--nextpage-->Next81
<noscript>No82</noscript> <custom-element>Custom83</custom-element> <ruby>漢84<rt>kan85</rt></ruby> <o:p>Office86</o:p><!--[if gte mso 9]><xml>mso</xml><![endif]-->
<p>unclosed87 <b>bold88 <i>both89</b> italic90</i>`;

const blocks = `<!-- wp:paragraph {"dropCap":true} -->
<p class="has-drop-cap">Para1 <mark>mark2</mark> <s>gone3</s></p>
<!-- /wp:paragraph -->
<!-- wp:heading {"level":3} --><h3 id="h">Head4<br>five5</h3><!-- /wp:heading -->
<!-- wp:list {"ordered":true,"start":3} --><ol start="3"><!-- wp:list-item --><li>Item6<!-- wp:list --><ul><li>Sub7</li></ul><!-- /wp:list --></li><!-- /wp:list-item --></ol><!-- /wp:list -->
<!-- wp:code --><pre class="wp-block-code"><code>[gallery ids="1"] &lt;code8&gt;</code></pre><!-- /wp:code -->
<!-- wp:verse --><pre class="wp-block-verse">Verse9
  line10</pre><!-- /wp:verse -->
<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Pull11</p><cite>Cite12</cite></blockquote></figure><!-- /wp:pullquote -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Cell13</td><td>Cell14</td></tr></tbody></table><figcaption>Under15</figcaption></figure><!-- /wp:table -->
<!-- wp:embed {"url":"https://video.example/16"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://video.example/16
</div><figcaption>Video17</figcaption></figure><!-- /wp:embed -->
<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>Left18</p></div><div class="wp-block-column"><p>Right19</p></div></div><!-- /wp:columns -->
<!-- wp:buttons --><div class="wp-block-buttons"><a class="wp-block-button__link" href="/buy">Buy20</a><a class="wp-block-button__link" href="/ask">Ask21</a></div><!-- /wp:buttons -->
<!-- wp:gallery --><figure class="wp-block-gallery"><figure><img src="https://old.example/g.jpg" alt="Gal22"/><figcaption>Gcap23</figcaption></figure><figcaption>All24</figcaption></figure><!-- /wp:gallery -->
<!-- wp:file --><div class="wp-block-file"><a href="https://old.example/f.pdf">File25</a><a href="https://old.example/f.pdf" download>Down26</a></div><!-- /wp:file -->
<!-- wp:block {"ref":900} /--><!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:paragraph --><p>Note27<sup data-fn="n" class="fn"><a href="#n">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->`;

export const oldPosts: readonly WordpressItem[] = [
  { id: 1, name: 'classic', title: 'Classic', content: classic },
  {
    id: 2,
    name: 'blocks',
    title: 'Blocks',
    content: blocks,
    meta: { footnotes: JSON.stringify([{ id: 'n', content: 'Foot28' }]) },
  },
  { id: 900, type: 'wp_block', title: 'Reusable', content: '<p>Reused29</p>' },
  { id: 3, name: 'cdata', title: 'CDATA', content: 'Has ]]> and <![CDATA[ inside30 ]]&gt;' },
  { id: 4, name: 'slashes', title: 'A \\" \' title', content: "\\Back\\ sl'ash31 \\\\ \\n" },
  { id: 5, name: 'lines', title: '', content: '\r\n\r\nOne32\r\n\r\n\r\n\r\ntwo33\r\n' },
  { id: 6, name: 'locked', title: 'Locked', content: 'Secret34', password: 'x' },
  { id: 7, name: '', title: 'Draft', content: 'Later35', status: 'draft' },
  {
    id: 8,
    name: 'soon',
    title: 'Soon',
    content: 'Soon36',
    status: 'future',
    dateGmt: '2031-01-02 09:00:00',
  },
  { id: 9, name: 'parent', title: 'Page', content: 'Page37', type: 'page' },
  { id: 10, name: 'empty', title: 'Empty', content: '' },
  {
    id: 11,
    name: '%f0%9f%9a%80',
    title: '"The \u202eNot\u202c Taken" 🌲 &#x202E;',
    content: 'Zero\u200b\u200c\u200d\u2060\ufeffwidth38 C̸o\u0336mb39 \ufeff 𝔱𝔯𝔞𝔳40 \u2028sep41',
  },
  {
    id: 12,
    name: 'long-title',
    title: `Long ${'title '.repeat(80)}`,
    content: 'Words42',
    excerpt: `Excerpt43 ${'long '.repeat(300)}end44`,
  },
];

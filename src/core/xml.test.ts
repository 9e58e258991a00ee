import { expect, it } from 'vitest';
import { escapeXml } from './xml.ts';

it.each([
  [`a & b < c > "d" 'e'`, 'a &amp; b &lt; c &gt; &quot;d&quot; &#39;e&#39;'],
  ['tab\t and line\n stay', 'tab\t and line\n stay'],
  ['bell\u0007, null\u0000, \ufffe go', 'bell, null,  go'],
  ['half \ud83d and half \udc4b go, 👋 stays', 'half  and half  go, 👋 stays'],
])('%j is written as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

import { UnreadableFile } from '../incoming.ts';

/** An `<item>` as it stands in the file, or all that stands outside of items. */
export type WxrPiece =
  | { kind: 'item'; xml: string; isWhole: boolean }
  | { kind: 'outside'; xml: string };

/** Characters; a longer item is no post. */
const longestItem = 32 * 1024 * 1024;

const sign = /<!\[CDATA\[|<!--|<item[\s>]|<\/item\s*>/g;
/** A sign may be cut by the end of a chunk. */
const longestSign = 16;
/** What is in a CDATA section that somebody forgot to end. */
const nextItem = /<\/item>\s*<item>/;

/**
 * Splits an export into its items while it is read, so that one broken item spoils no other and no
 * more than one is in memory. What stands outside of items comes last.
 */
export async function* splitWxr(chunks: AsyncIterable<string>): AsyncGenerator<WxrPiece> {
  let buffer = '';
  let at = 0;
  let start = -1;
  let until: ']]>' | '-->' | null = null;
  let opened = 0;
  const outside: string[] = [];

  function* scan(isEnd: boolean): Generator<WxrPiece> {
    for (;;) {
      if (until !== null) {
        const end = buffer.indexOf(until, at);
        if (until === ']]>' && start >= 0) {
          const inside = buffer.slice(opened, end < 0 ? buffer.length : end);
          const next = end < 0 && !isEnd ? null : nextItem.exec(inside);
          if (next) {
            const cut = opened + next.index;
            yield { kind: 'item', xml: buffer.slice(start, cut), isWhole: false };
            buffer = buffer.slice(cut + '</item>'.length);
            [at, start, until] = [0, -1, null];
            continue;
          }
        }
        if (end < 0) {
          at = Math.max(at, buffer.length - 2);
          return;
        }
        at = end + until.length;
        until = null;
      }
      sign.lastIndex = at;
      const found = sign.exec(buffer);
      if (!found) {
        at = Math.max(at, buffer.length - longestSign);
        return;
      }
      const [text] = found;
      if (text.startsWith('<!')) {
        until = text === '<!--' ? '-->' : ']]>';
        at = found.index + text.length;
        opened = at;
      } else if (text.startsWith('<item')) {
        if (start >= 0)
          yield { kind: 'item', xml: buffer.slice(start, found.index), isWhole: false };
        else outside.push(buffer.slice(0, found.index));
        buffer = buffer.slice(found.index);
        [at, start] = [text.length, 0];
      } else {
        const end = found.index + text.length;
        if (start >= 0) yield { kind: 'item', xml: buffer.slice(start, end), isWhole: true };
        else outside.push(buffer.slice(0, end));
        buffer = buffer.slice(end);
        [at, start] = [0, -1];
      }
    }
  }

  for await (const chunk of chunks) {
    buffer += chunk;
    yield* scan(buffer.length > longestItem);
    if (buffer.length > longestItem) throw new UnreadableFile('too_large', '', '32 MB');
  }
  yield* scan(true);
  if (start >= 0) yield { kind: 'item', xml: buffer, isWhole: false };
  else outside.push(buffer);
  yield { kind: 'outside', xml: outside.join('') };
}

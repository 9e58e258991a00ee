import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.server.ts';

const text = 'title;summary\r\nAção – “já”;Preço: 12 €\r\n';
const swapped = () => Buffer.from(text, 'utf16le').swap16();

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE with its mark', Buffer.concat([Buffer.from('feff', 'hex'), swapped()])],
    ['UTF-16 LE without its mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE without its mark', swapped()],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, guessed: null });
  });

  it('is read from the encodings of Windows and of a Mac, and says that it was guessed', () => {
    const windows = 'Ação \x96 \x93já\x94; 12 \x80';
    expect(decodeText(Buffer.from(windows, 'latin1'))).toEqual({
      text: 'Ação – “já”; 12 €',
      guessed: 'windows-1252',
    });
    // "Ação, é João" in Mac Roman.
    const mac = Buffer.from('A\x8d\x8bo, \x8e Jo\x8bo', 'latin1');
    expect(decodeText(mac)).toEqual({ text: 'Ação, é João', guessed: 'macintosh' });
  });

  it('is none in a picture', () => {
    expect(decodeText(Buffer.from('89504e470d0a1a0a', 'hex'))).toBeNull();
    expect(decodeText(Buffer.from('ffd8ffe000104a46', 'hex'))).toBeNull();
  });

  it('in Unicode is never changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (line) => {
        const plain = line
          .replaceAll('\u0000', '')
          .replace(/^\ufeff/, '')
          .toWellFormed();
        expect(decodeText(Buffer.from(`title\n${plain}`))?.text).toBe(`title\n${plain}`);
        expect(decodeText(Buffer.from(`\ufefftitle\n${plain}`, 'utf16le'))?.text).toBe(
          `title\n${plain}`,
        );
      }),
    );
  });
});

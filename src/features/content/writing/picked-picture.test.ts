import { describe, expect, it } from 'vitest';
import { pickedPicture } from './picked-picture.ts';
import { pictureMarkdown } from './tool-edits.ts';

const address = '/files/1/Cais.jpg';
const picture = { alt: 'The quay [west]', altPt: 'O cais', credit: '' };

describe('a picture of the library in a text', () => {
  it.each([
    ['en', { picture }, '![The quay \\[west\\]](/files/1/Cais.jpg)'],
    ['pt', { picture }, '![O cais](/files/1/Cais.jpg)'],
    // Nothing is made up: what is missing is asked for at publication.
    ['pt', { picture: { ...picture, altPt: '' } }, '![](/files/1/Cais.jpg)'],
    [
      'en',
      { picture: { ...picture, credit: 'Ana "Ani" Silva' } },
      '![The quay \\[west\\]](/files/1/Cais.jpg "Ana \\"Ani\\" Silva")',
    ],
    ['en', null, '![](/files/1/Cais.jpg)'],
  ] as const)('has its words in the language of the text: %s', (language, file, markdown) => {
    expect(pictureMarkdown(pickedPicture({ address, file }, language))).toBe(markdown);
  });
});

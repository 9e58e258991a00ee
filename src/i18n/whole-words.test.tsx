import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.tsx';

it('wraps the words that have a hyphen, and changes no text', () => {
  expect(renderToStaticMarkup(wholeWords('Consultoria de e-commerce'))).toBe(
    'Consultoria de <span class="whole">e-commerce</span>',
  );
  expect(renderToStaticMarkup(wholeWords('Marketing digital'))).toBe('Marketing digital');
  expect(renderToStaticMarkup(wholeWords('a - b'))).toBe('a - b');
});

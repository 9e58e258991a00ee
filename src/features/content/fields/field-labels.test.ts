import { describe, expect, it } from 'vitest';
import { labelOf, neededLabelOf, twinLabelOf } from './field-labels.texts.ts';

describe('the label of a field', () => {
  it('is the same for both texts of a pair, unless it says which', () => {
    expect(labelOf('pt', 'titlePt')).toBe('Título');
    expect(twinLabelOf('pt', 'titlePt')).toBe('Título (português)');
    expect(twinLabelOf('pt', 'title')).toBe('Título');
  });

  it('says that it is the English that is needed, where there is a Portuguese', () => {
    expect(neededLabelOf('pt', 'title', true)).toBe('Título (inglês)');
    expect(neededLabelOf('en', 'title', true)).toBe('Title (English)');
    expect(neededLabelOf('pt', 'slug', false)).toBe(labelOf('pt', 'slug'));
  });
});

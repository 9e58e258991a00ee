import { describe, expect, it } from 'vitest';
import { twinLabelOf } from '#features/content/fields/field-labels.texts.ts';
import { auditActionText } from '../audit.texts.ts';
import { describeValues, toldValues } from './audit-values.ts';

const unknown = (_: string, name: string) => name;

describe('the values of a change', () => {
  it('are written in words, with Lisbon times and amounts', () => {
    const values = { startsAt: '2026-11-24T09:29:00.000Z', status: 'cancelled', broke: [] };
    expect(describeValues(values, 'pt', unknown)).toBe(
      'começa: 24/11/2026, 09:29, estado: cancelada, regras não cumpridas: –',
    );
    expect(describeValues({ role: 'bookkeeper', noShow: true }, 'en', unknown)).toBe(
      'role: bookkeeper, read only, did not come: yes',
    );
    expect(describeValues({ phone: '+351 210 111 222' }, 'pt', unknown)).toBe(
      'telefone: +351 210 111 222',
    );
    expect(describeValues({ from: '14:00', to: '18:00', kept: 0 }, 'pt', unknown)).toBe(
      'de: 14:00, até: 18:00, marcações mantidas: 0',
    );
    expect(describeValues({ refundedCents: 25050 }, 'en', unknown)).toBe('refunded: €250.50');
    expect(describeValues({ refundedCents: 25050, currency: 'USD' }, 'en', unknown)).toBe(
      'refunded: $250.50, currency: USD',
    );
  });

  it('leave out ids and hashes, and keep a field that has no word', () => {
    const values = { message: '0192f6a8-1d2c-7cc0-9b1e-2f6d1f0a8c11', colour: 40 };
    expect(describeValues(values, 'en', unknown)).toBe('colour: 40');
    expect(describeValues(null, 'en', unknown)).toBe('');
  });
});

it('are days and lists in words, without what was nothing and is nothing', () => {
  const rules = { slotTimes: '["09:30","10:30"]', day: '2026-12-24' };
  expect(describeValues(rules, 'pt', unknown)).toBe('horários: 09:30; 10:30, dia: 24/12/2026');
  const after = { address: null, broke: [], phone: '' };
  expect(toldValues(after, { phone: '+351 210 111 222' })).toEqual({ phone: '' });
});

it('names every action of the log that is recorded for files and imports', () => {
  for (const action of ['file.upload', 'file.remove', 'content.import'])
    expect(auditActionText('pt', action)).not.toBe(action);
});

it('names the fields of content as its form does', () => {
  const changed = { fields: ['titlePt', 'summaryPt', 'slug'] };
  expect(describeValues(changed, 'en', twinLabelOf)).toContain(
    'Title (Portuguese); Summary (Portuguese); Address',
  );
  expect(describeValues(changed, 'pt', twinLabelOf)).toContain('Título (português)');
});

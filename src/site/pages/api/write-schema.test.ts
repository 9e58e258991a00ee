import { expect, it } from 'vitest';
import { writeSchema } from './write-schema.ts';

const text = { type: 'string' };

it('an object has a line for each property, with what its value must satisfy', () => {
  expect(
    writeSchema({
      type: 'object',
      required: ['name', 'slots'],
      properties: {
        name: { ...text, minLength: 1, maxLength: 200 },
        locale: { ...text, default: 'en', enum: ['en', 'pt'] },
        slots: {
          type: 'array',
          items: { type: 'object', required: ['time'], properties: { time: text } },
        },
      },
    }),
  ).toBe(`{
  name: string  // 1 to 200 characters
  locale?: "en" | "pt"  // default "en"
  slots: {
    time: string
  }[]
}`);
});

it.each([
  [{ type: ['string', 'number'] }, 'string | number'],
  [{ anyOf: [text, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ const: true }, 'true'],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'integer'],
  [{ type: 'integer', minimum: 1, maximum: 5 }, 'integer  // from 1, up to 5'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'number  // above 0'],
  [{ ...text, format: 'date-time' }, 'string  // date-time'],
  [{ type: 'object' }, 'object'],
  [{}, 'any'],
])('%j is written as %s', (schema, written) => {
  expect(writeSchema(schema)).toBe(written);
});

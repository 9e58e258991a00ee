import type { Schema } from './open-api.ts';

const indent = '  ';

function namesOf({ type }: Schema): readonly string[] {
  return type === undefined ? ['any'] : [type].flat();
}

function writeLength({ minLength, maxLength }: Schema): string[] {
  if (maxLength !== undefined) return [`${minLength ?? 0} to ${maxLength} characters`];
  return minLength ? ['not empty'] : [];
}

// The largest safe integers are the limits of every integer, and so say nothing.
function isLimit(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

/** What a value must satisfy beside its type, for the end of its line. */
function notesOf(schema: Schema): string[] {
  const { format, maxItems, minimum, maximum, exclusiveMinimum } = schema;
  return [
    ...(format ? [format] : []),
    ...writeLength(schema),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
    ...(isLimit(minimum) ? [`from ${minimum}`] : []),
    ...(isLimit(exclusiveMinimum) ? [`above ${exclusiveMinimum}`] : []),
    ...(isLimit(maximum) ? [`up to ${maximum}`] : []),
    ...('default' in schema ? [`default ${JSON.stringify(schema.default)}`] : []),
  ];
}

function writeObject({ properties = {}, required = [] }: Schema, depth: string): string {
  const inner = depth + indent;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    const notes = notesOf(schema);
    const comment = notes.length > 0 ? `  // ${notes.join(', ')}` : '';
    return `${inner}${name}${optional}: ${writeType(schema, inner)}${comment}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${depth}}`;
}

function writeType(schema: Schema, depth: string): string {
  if (schema.anyOf) return schema.anyOf.map((one) => writeType(one, depth)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.properties) return writeObject(schema, depth);
  if (schema.items) {
    const item = writeType(schema.items, depth);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  return namesOf(schema).join(' | ');
}

/** Writes a schema as people write types: a line for each property, `?` where it may be absent. */
export function writeSchema(schema: Schema): string {
  const notes = notesOf(schema);
  const type = writeType(schema, '');
  return notes.length > 0 ? `${type}  // ${notes.join(', ')}` : type;
}

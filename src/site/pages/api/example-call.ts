import type { Call, Schema } from './open-api.ts';

const instant = '2026-12-01T10:00:00.000Z';
/** Values by the name of their property, for texts whose schema gives no form. */
const texts: Record<string, string> = {
  email: 'ana@example.com',
  name: 'Ana Silva',
  phone: '+351 210 000 000',
  date: '2026-12-01',
  time: '10:00',
};

function exampleText(name: string, format: string | undefined): string {
  if (format === 'date-time') return instant;
  if (format === 'date') return '2026-12-01';
  return texts[name] ?? '…';
}

/** Returns a value that a schema accepts, in form; of an object only what is required. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name);
  if (schema.properties) {
    const required = Object.entries(schema.properties).filter(([key]) =>
      schema.required?.includes(key),
    );
    return Object.fromEntries(required.map(([key, one]) => [key, exampleOf(one, key)]));
  }
  if (schema.items) return [exampleOf(schema.items)];
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  return exampleText(name, schema.format);
}

/** Quotes an argument for a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes a call as a command for a terminal; parameters of the path are in capitals. */
export function writeExample({ method, path, parameters = [], requestBody }: Call, origin: string) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase());
  const required = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(
    required.map(({ name, schema }) => [name, String(exampleOf(schema ?? {}, name))]),
  );
  const address = `${origin}${filled}${query.size > 0 ? `?${query}` : ''}`;
  const schema = requestBody?.content?.['application/json']?.schema;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(address)}`,
    ...(schema
      ? [
          `-H ${quote('Content-Type: application/json')}`,
          `-d ${quote(JSON.stringify(exampleOf(schema)))}`,
        ]
      : []),
  ].join(' \\\n  ');
}

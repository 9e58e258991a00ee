import { invalid } from './stripe-api-error.ts';

/** Parameters as Stripe parses them: `items[0][price_data][currency]=eur`, lists by index. */
export type Params = { [name: string]: string | Params };

export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let place = params;
    for (const name of names) {
      const next = place[name];
      const inside = typeof next === 'object' ? next : {};
      place[name] = inside;
      place = inside;
    }
    place[last] = value;
  }
  return params;
}

export function at(params: Params, ...path: string[]): string | Params | undefined {
  let found: string | Params | undefined = params;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return found;
}

export function textAt(params: Params, ...path: string[]): string | null {
  const found = at(params, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}

export function requireText(params: Params, ...path: string[]): string {
  const text = textAt(params, ...path);
  const param = path.join('.');
  if (text === null)
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return text;
}

/** Reads a whole number that is not negative. */
export function numberAt(params: Params, ...path: string[]): number | null {
  const text = textAt(params, ...path);
  if (text === null) return null;
  if (!/^\d+$/.test(text))
    throw invalid(`Invalid integer: ${text}`, {
      code: 'parameter_invalid_integer',
      param: path.join('.'),
    });
  return Number(text);
}

export function requireNumber(params: Params, ...path: string[]): number {
  requireText(params, ...path);
  return numberAt(params, ...path) ?? 0;
}

/** Reads a list or an object with text values. */
export function recordAt(params: Params, ...path: string[]): Record<string, string> {
  const found = at(params, ...path);
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Refuses unknown parameters, so that a misspelt one is noticed. */
export function allowOnly(params: Params, names: string[]): void {
  for (const name of Object.keys(params))
    if (name !== 'expand' && !names.includes(name))
      throw invalid(`Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      });
}

import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import type { ContentValues, Field } from '#features/content/content.ts';

const yes = /^(true|yes|sim|1|x)$/i;
const no = /^(false|no|não|nao|0|)$/i;
const localTime = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/;

function readInstant(text: string): ContentValues[string] {
  const [, day, time = '00:00'] = localTime.exec(text) ?? [];
  if (day && !Number.isNaN(Date.parse(`${day}T${time}Z`)))
    return zonedInstant(day, time, companyZone);
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Reads a cell as the value of a field; the schema of the kind then refuses what is none. Lines of a
 * list and choices are separated by `|`, days are Lisbon's, and an empty cell is an empty field.
 */
export function readCell(field: Field, cell: string): unknown {
  const text = cell.trim();
  switch (field.type) {
    case 'line':
    case 'slug':
    case 'picture':
    case 'choice':
      return text;
    case 'text':
      return cell.replace(/\r\n?/g, '\n').trim();
    case 'list':
    case 'choices':
      return text === '' ? [] : text.split('|').map((item) => item.trim());
    case 'flag':
      if (yes.test(text)) return true;
      return no.test(text) ? false : text;
    case 'number':
    case 'money':
      if (text === '') return null;
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'instant':
      return text === '' ? null : readInstant(text);
    default:
      // Rows of values are written as JSON; whatever else is a text.
      return /^[[{]/.test(text) ? readJson(text) : text;
  }
}
